/** A notification of the browser's when it is this person's turn and the page is not in view; only if wanted. */
import { memory } from "./memory.js";

/** Whether this browser can notify at all here. */
export const mayNotify = () => "Notification" in window;

/** Whether the person wants it and the browser allows it. */
export const notifying = () => mayNotify() && memory.notify && Notification.permission === "granted";

/** @param {HTMLInputElement} box */
export async function setNotifying(box) {
  memory.notify = box.checked;
  if (box.checked) await Notification.requestPermission();
  box.checked = notifying();
}

/** @param {string} title @param {string} body */
export function notify(title, body) {
  if (!document.hidden || !notifying()) return;
  const shown = new Notification(title, { body, tag: location.pathname, icon: "/page/icon.svg" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

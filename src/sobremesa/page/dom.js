/** Small helpers for templates. */
import { Directive, directive, PartType } from "lit-html/directive.js";
import { noChange } from "lit-html";

class Vars extends Directive {
  /** @param {import("lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("vars() stands alone in a tag");
  }

  /** @param {Record<string, string | number>} _values @returns {unknown} */
  render(_values) {
    return noChange;
  }

  /**
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[Record<string, string | number>]} values
   */
  update(part, [values]) {
    const style = /** @type {HTMLElement} */ (part.element).style;
    for (const [name, value] of Object.entries(values)) style.setProperty(name, String(value));
    return noChange;
  }
}

/** Custom properties of an element, set without a style attribute, which the server's policy forbids. */
export const vars = directive(Vars);

/** The form's fields by name. @param {SubmitEvent | Event} event @returns {FormData} */
export function fields(event) {
  event.preventDefault();
  return new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
}

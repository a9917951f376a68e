"""Change a game's rules one operator or constant at a time and see whether its tests notice: `make mutants`.

Cosmic Ray makes the mutants and keeps what came of each (in `.mutants_cache`, so that a run may be stopped and taken up
again); `trial.py` beside this file runs the tests, since a Python process for each mutant would take hours. A mutant
that survived is tried once more when the tests have changed; after a change of the rules all are new. Whoever wants all
measured anew deletes that folder.
"""

import difflib
import hashlib
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult
from trial import CACHE, GAMES, TOO_LONG, Trial

LEAST = 0.85
"""The share of mutants that the tests must notice."""

BINARY = (
    "Add_Sub Sub_Add Mul_FloorDiv FloorDiv_Mul Mod_FloorDiv LShift_RShift RShift_LShift BitOr_BitAnd BitAnd_BitOr "
    "BitXor_BitAnd"
)
COMPARISON = "Eq_NotEq NotEq_Eq Lt_LtE LtE_Lt Gt_GtE GtE_Gt"
OPERATORS = [
    *(f"core/ReplaceBinaryOperator_{each}" for each in BINARY.split()),
    *(f"core/ReplaceComparisonOperator_{each}" for each in COMPARISON.split()),
    *(f"core/ReplaceUnaryOperator_Delete_{each}" for each in ("Not", "USub", "Invert")),
    "core/AddNot",
    "core/NumberReplacer",
    "core/ReplaceAndWithOr",
    "core/ReplaceOrWithAnd",
    "core/ReplaceTrueWithFalse",
    "core/ReplaceFalseWithTrue",
    "core/ReplaceBreakWithContinue",
    "core/ReplaceContinueWithBreak",
    "core/ZeroIterationForLoop",
]
"""One likely mistake for each operator: the eleven others that Cosmic Ray knows for ``+`` are noticed by any test."""


def main(games: Sequence[str]) -> int:
    """Try the mutants of each game, in a process of its own; 1 if too many survive."""
    if len(games) == 1:
        return int(try_game(games[0]) < LEAST)
    each = [[sys.executable, __file__, game] for game in games or all_games()]
    return max(subprocess.run(command, check=False).returncode for command in each)


def all_games() -> list[str]:
    """The names of the game folders."""
    return sorted(path.parent.name for path in GAMES.glob("*/rules.py"))


def try_game(game: str) -> float:
    """Try the mutants that are not known yet and report on all; the share that was noticed."""
    trial = Trial(game)
    paths = rule_modules(game)
    CACHE.mkdir(exist_ok=True)
    with use_db(CACHE / f"{game}-{digest_of(paths)}.sqlite") as session:
        if not session.num_work_items:
            session.add_work_items(list(all_mutants(paths)))
        left = to_try(session, trial.tests_digest)
        if left:
            trial.prepare()
        for number, item in enumerate(left, 1):
            session.set_result(item.job_id, judge(item, trial))
            print(f"\r{game}: {number} of {len(left)} tried", end="", file=sys.stderr, flush=True)
        return report(game, session)


def rule_modules(game: str) -> list[Path]:
    """``rules.py`` and every module of the game's folder that it imports, directly or through another."""
    found, open_names = [], ["rules"]
    for name in open_names:
        path = GAMES / game / f"{name}.py"
        found.append(path)
        for line in path.read_text(encoding="utf-8").splitlines():
            here, _, what = line.removeprefix(f"from sobremesa.games.{game}").partition(" import ")
            if what and line.startswith("from") and here != line.partition(" import ")[0]:
                named = here.removeprefix(".").split() or what.replace(",", " ").split()
                open_names += [each for each in named if each not in open_names]
    return found


def digest_of(paths: Sequence[Path]) -> str:
    """Of the sources that are changed."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:12]


def all_mutants(paths: Sequence[Path]) -> Iterator[WorkItem]:
    """Every mutant of the compiled functions and of the constants; in ``cards.py``, which lays out the record, of the
    functions only.
    """
    for path in paths:
        tree = get_ast(path.read_text(encoding="utf-8"))
        for name in OPERATORS:
            operator = get_operator(name)()
            places = (
                (node, *place)
                for node in ast_nodes(tree)
                for place in operator.mutation_positions(node)
            )
            for occurrence, (node, start, end) in enumerate(places):
                function = enclosing(node)
                if is_rule(function) if function else path.stem != "cards":
                    job = f"{path.stem} {name.split('/')[1]} {occurrence}"
                    where = function.name.value if function else None
                    spec = MutationSpec(path, name, occurrence, start, end, {}, where)
                    yield WorkItem.single(job, spec)


def enclosing(node: Any) -> Any:
    """The function's node that this one is in; None for what stands in the module itself."""
    while node is not None and node.type != "funcdef":
        node = node.parent
    return node


def is_rule(function: Any) -> Any:
    """Whether a function is handed to the compiler."""
    decorated = function.parent
    decorators = decorated.get_code().strip()
    return decorated.type == "decorated" and decorators.startswith(("@rule", "@fixed"))


def to_try(session: WorkDB, tests: str) -> list[WorkItem]:
    """Those without a result, and those that survived other tests than today's; in an order by chance, so that a run
    that was stopped has tried a fair sample.
    """
    known = {
        job
        for job, result in session.results
        if result.test_outcome != TestOutcome.SURVIVED or result.output == tests
    }
    left = [item for item in session.work_items if item.job_id not in known]
    return sorted(left, key=lambda item: hashlib.sha256(item.job_id.encode()).digest())


def place_of(item: WorkItem) -> tuple[int, int]:
    """Where a mutant's change begins."""
    line, column = item.mutations[0].start_pos
    return int(line), int(column)


def judge(item: WorkItem, trial: Trial) -> WorkResult:
    """Run the tests on one mutant."""
    spec = item.mutations[0]
    code = spec.module_path.read_text(encoding="utf-8")
    mutant = mutate_code(code, get_operator(spec.operator_name)(), spec.occurrence)
    noticed_by = trial.noticed_by(spec.module_path, mutant)
    return WorkResult(
        WorkerOutcome.NORMAL,
        output=noticed_by or trial.tests_digest,
        test_outcome=TestOutcome.KILLED if noticed_by else TestOutcome.SURVIVED,
        diff=short_diff(code, mutant),
    )


def short_diff(code: str, mutant: str) -> str:
    """The line that was changed, before and after."""
    lines = difflib.ndiff(code.splitlines(), mutant.splitlines())
    return "\n".join(" ".join(line.split()) for line in lines if line[0] in "+-")


def report(game: str, session: WorkDB) -> float:
    """Print the survivors and a line for each module; the share of all mutants that was noticed."""
    tried, noticed, too_long = Counter[str](), Counter[str](), Counter[str]()
    survivors = []
    for item, result in session.completed_work_items:
        module = item.mutations[0].module_path.name
        tried[module] += 1
        noticed[module] += result.is_killed
        too_long[module] += str(result.output).endswith(TOO_LONG)
        if not result.is_killed:
            survivors.append((module, *place_of(item), result.diff))
    print()
    for module, line, _, diff in sorted(survivors):
        print(f"{game}/{module}:{line} survived\n{diff}")
    print(f"\n{'':<24}{'mutants':>9}{'noticed':>9}{'by time':>9}{'share':>9}")
    for module in sorted(tried):
        print(row(module, tried[module], noticed[module], too_long[module]))
    print(row(game, tried.total(), noticed.total(), too_long.total()))
    return noticed.total() / tried.total()


def row(name: str, tried: int, noticed: int, too_long: int) -> str:
    """A line of the report."""
    return f"{name:<24}{tried:>9}{noticed:>9}{too_long:>9}{noticed / tried:>9.1%}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

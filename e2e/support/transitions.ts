/**
 * Takes every size and colour of the page to where it is on its way: without motion each takes a moment all the same, one
 * level of the page after the other. Runs in the page.
 */
export function finishTransitions(): void {
  // A transition that stands still for good is tried no more often than there are levels.
  for (let level = 0; level < 60; level += 1) {
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    if (moving.length === 0) return;
    for (const each of moving) each.finish();
  }
}

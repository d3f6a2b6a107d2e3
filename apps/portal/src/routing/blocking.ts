import { useEffect, useEffectEvent, useState } from 'react';

/** Goes on with what was held up. */
type GoOn = () => void;

/** Asked before the shown page is left; undefined while it may be left freely. */
let hold: ((goOn: GoOn) => void) | undefined;

/** Leaves the shown page by `goOn`, or has the page ask first. */
export function leaveBy(goOn: GoOn): void {
  if (hold) hold(goOn);
  else goOn();
}
export function isHeld(): boolean {
  return hold !== undefined;
}

/**
 * Holds the visitor on the page while `isOn`: the browser asks before the tab is closed, and the page before a link,
 * Back or Forward is followed. What was held up goes on by itself once nothing holds it any more.
 */
export function useHold(isOn: boolean) {
  const [waiting, setWaiting] = useState<GoOn>();

  function leave() {
    hold = undefined;
    setWaiting(undefined);
    waiting?.();
  }
  const goOn = useEffectEvent(leave);

  useEffect(() => {
    if (!isOn) return goOn();
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    hold = (continuation) => setWaiting(() => continuation);
    return () => {
      hold = undefined;
      window.removeEventListener('beforeunload', ask);
    };
  }, [isOn]);

  return { isAsked: waiting !== undefined, onStay: () => setWaiting(undefined), onLeave: leave };
}

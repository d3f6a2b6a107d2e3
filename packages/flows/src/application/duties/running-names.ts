import type { RunningAnswer } from '@ndp/domain/running.ts';
import type { Message } from '../../message.ts';

/** Whether the new source runs, as both sides read it. */
export const runningNames: Readonly<Record<RunningAnswer, Message>> = {
  yes: { pl: 'działa', en: 'it runs' },
  no: { pl: 'nie działa', en: 'it does not run' },
  gone: { pl: 'usunięte albo sprzedane', en: 'removed or sold' },
};

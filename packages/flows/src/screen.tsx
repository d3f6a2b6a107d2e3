import type { Program } from '@ndp/domain/programs/program.ts';
import type { ComponentType, ReactNode } from 'react';
import type { AddressUnit } from './address-lists.tsx';
import type { Message } from './message.ts';

/** What a form sent without script is answered with, where a screen with script would ask for it itself. */
export interface PlainHelp {
  /** The towns of the name that was typed, to choose one of. */
  readonly towns?: readonly AddressUnit[];
  /** No town of the name that was typed is listed. */
  readonly isTownUnknown?: boolean;
  /** What is folded away is shown. */
  readonly isUnfolded?: boolean;
}

/** What the frame around a step hands to its screen. A screen only shows: the frame moves, the schema validates. */
export interface ScreenProps<Facts> {
  /** What is typed on this screen, on top of the answers accepted so far. */
  readonly draft: Facts;
  /** Takes a change of what is typed; nothing is accepted before Next. */
  readonly change: (patch: Facts) => void;
  /** The sentence about a field that did not pass, in the page's language. */
  readonly problem: (field: keyof Facts & string) => string | undefined;
  /** The estimate was sent: what was agreed to with it is not asked again. */
  readonly isCorrection?: boolean;
  /** Takes answers of a step as accepted at once, without Next; what was typed on that step is dropped. */
  readonly answer?: (step: string, answers: Facts) => void;
  /** Holds the way on, as long as something on this screen waits for a decision. */
  readonly hold?: (isHeld: boolean) => void;
  readonly plain?: PlainHelp | undefined;
  readonly program: Program;
  /** Today's date where the visitor is, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What a screen that places the way on itself is handed. */
export interface BarProps<Facts> {
  readonly draft: Facts;
  /** The button that leads on. */
  readonly children: ReactNode;
}

/** A step as it is shown: the question, a line of help beneath it, the fields. */
export interface StepScreen<Facts> {
  readonly title: Message;
  readonly lead?: Message;
  /** Text of the button that leads on; "Next" when absent. */
  readonly next?: Message;
  /** All it asks is one choice: on a screen that is touched the choice leads on. */
  readonly isOneChoice?: boolean;
  /** Where the way on stands, if not at the end of the page. */
  readonly Bar?: ComponentType<BarProps<Facts>>;
  readonly Fields: ComponentType<ScreenProps<Facts>>;
}

import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { ComponentType } from 'react';
import type { Message } from '../message.ts';
import type { ScreenProps, StepScreen } from '../screen.tsx';

/** What the frame hands to the screen of a section: also the kind of building the application is about. */
export interface SectionScreenProps<Draft> extends ScreenProps<Draft> {
  readonly variant: ProjectVariant;
  /** Whether a helper fills it in: what only the applicant gives is then not asked. */
  readonly isHelper?: boolean;
}

/** A section as it is shown, under its name in the stepper. */
export interface SectionScreen<Draft> extends Omit<StepScreen<Draft>, 'Fields' | 'title'> {
  /** What each field is called, so that a list of errors can tell which one it speaks of. */
  readonly labels: Readonly<Partial<Record<keyof Draft & string, Message>>>;
  readonly Fields: ComponentType<SectionScreenProps<Draft>>;
}

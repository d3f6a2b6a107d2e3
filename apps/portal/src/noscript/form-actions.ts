import type { Ask } from '@ndp/contract/ask.ts';
import type { FormFile, PageVisitor } from '@ndp/contract/written-page.ts';
import type { FormMessage } from '@ndp/flows/form/form-message.tsx';
import type { Language } from '@ndp/flows/message.ts';
import type * as z from 'zod/mini';
import { isGone, problemOf } from '../attempt/problem.ts';
import type { WrittenLinkPage } from '../estimate/written.ts';
import { Redirect } from '../routing/signals.ts';
import { waitingField } from '../site/form-fields.ts';
import { crowdedBy } from './crowded.ts';
import type { LinkAnswered } from './link-answered.ts';
import { fieldsIn } from './reading.ts';

/** A form that asks for something to be done, sent without script. */
export interface ActionForm {
  readonly form: URLSearchParams;
  readonly files?: readonly FormFile[] | undefined;
  /** The parts of the page's address. */
  readonly params: Readonly<Record<string, string>>;
  /** The page it stands on. */
  readonly here: string;
  readonly language: Language;
  readonly ask: Ask;
  readonly visitor: PageVisitor;
}

/**
 * What is done, by the name of the field or button that stands for it in the form; the first that is there counts. It
 * answers with a way on, and with nothing where its page shows what has become of it.
 */
export type FormActions<Form extends ActionForm = ActionForm> = Readonly<
  Record<string, (act: Form, of: string) => Promise<LinkAnswered | string | undefined>>
>;

/** Thrown where what was typed does not pass: the page marks these fields. */
class Unfit extends Error {
  readonly fields: readonly string[];

  constructor(error: z.core.$ZodError) {
    super('what was typed does not pass');
    this.fields = fieldsIn(error);
  }
}

/** What was typed, as its schema takes it. */
export function fit<Schema extends z.ZodMiniType>(schema: Schema, typed: object): z.output<Schema> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new Unfit(parsed.error);
}

/** Does what a form asks for; what it does not know leads to its page, as a way out of a question does. */
export async function answerAction<Form extends ActionForm>(
  acts: FormActions<Form>,
  act: Form,
): Promise<LinkAnswered> {
  const { form, here, language } = act;
  const [of, does] = Object.entries(acts).find(([name]) => form.has(name)) ?? [];
  if (of === undefined || !does) return { to: here };
  const refuse = (text: string, failed?: Unfit, more?: object): LinkAnswered => ({
    again: {
      told: { of, text, isDone: false, typed: { ...Object.fromEntries(form), ...more } },
      ...(failed && { failed: { fields: failed.fields, labels: {} } }),
      linkPage: {},
    },
  });
  // Another language changes nothing that is typed.
  if (form.has('language')) return answerWith({ of, text: '', typed: Object.fromEntries(form) });
  try {
    const answered = await does(act, of);
    return typeof answered === 'string' ? { to: answered } : (answered ?? { to: here });
  } catch (error) {
    if (error instanceof Redirect) throw error;
    if (error instanceof Unfit) return refuse('', error);
    if (isGone(error)) return { to: here };
    const crowded = crowdedBy(error, language);
    if (crowded) return refuse(crowded.text, undefined, { [waitingField]: crowded.waiting });
    return refuse(problemOf(error, language).text);
  }
}

/** Whether a form asks for one of these. */
export function isAmong(acts: object, form: URLSearchParams): boolean {
  return Object.keys(acts).some((of) => form.has(of));
}

/** The page once more, with what was done or is to be asked first. */
export function answerWith(
  message: Omit<FormMessage, 'isDone'>,
  linkPage: WrittenLinkPage = {},
): LinkAnswered {
  return { again: { told: { ...message, isDone: true }, linkPage } };
}

/** Asks on the page itself whether that is meant; the answer comes by a button of another name. */
export const askFirst = async ({ form }: ActionForm, of: string): Promise<LinkAnswered> =>
  answerWith({ of, text: '', typed: Object.fromEntries(form) });

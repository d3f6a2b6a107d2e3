import { mostDrawn, type WantedSample, wantedSample } from '@ndp/contract/desk/case-export.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { explain } from '@ndp/flows/problems.ts';
import { polishToday } from '../polish-today.ts';
import { useForm } from '../use-form.ts';
import { sampleMessages as texts } from './messages.ts';

/** As it stands in the fields. */
interface TypedSample {
  readonly program: string | undefined;
  readonly statuses: readonly ApplicationStatus[];
  readonly from: string;
  readonly to: string;
  readonly size: string;
  readonly seed: string;
}

/** What is typed of a sample, what is wrong with it, and the sample once nothing is. */
export function useWanted() {
  const { say, language } = useLanguage();
  const today = polishToday();
  const first: TypedSample = {
    ...{ program: undefined, statuses: ['paid'], from: `${today.slice(0, 4)}-01-01`, to: today },
    ...{ size: '', seed: '' },
  };
  const form = useForm(first);
  const { size, ...rest } = form.typed;
  const parsed = wantedSample.safeParse({ ...rest, size: Number(size.trim() || Number.NaN) });
  const own = {
    statuses: say(texts.needs_status),
    size: say(texts.needs_size, { most: mostDrawn }),
    seed: say(texts.needs_seed),
  };
  const errorOf = (name: keyof TypedSample): string | undefined => {
    const issue = parsed.error?.issues.find(({ path }) => path[0] === name);
    if (!form.isTried || !issue) return undefined;
    return name in own ? own[name as keyof typeof own] : explain(issue, language);
  };
  const wanted: WantedSample | undefined = parsed.data;
  return { ...form, wanted, errorOf };
}

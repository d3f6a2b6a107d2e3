import { useLanguage } from '@ndp/flows/language.tsx';
import { Loading } from '@ndp/ui/loading.tsx';
import { attemptMessages as texts } from '../attempt/messages.ts';
export function PageLoading() {
  const { say } = useLanguage();
  return <Loading text={say(texts.loading)} />;
}

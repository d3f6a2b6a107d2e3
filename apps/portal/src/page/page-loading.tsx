import { useLanguage } from '@ndp/flows/language.tsx';
import { Loading } from '@ndp/ui/loading.tsx';
import { pageMessages as texts } from './messages.ts';
export function PageLoading() {
  const { say } = useLanguage();
  return <Loading text={say(texts.loading)} />;
}

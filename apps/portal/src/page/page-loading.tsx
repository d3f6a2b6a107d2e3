import { useLanguage } from '@ndp/flows/language.tsx';
import { Loading } from '@ndp/ui/loading.tsx';
import { shellMessages as texts } from '../shell/messages.ts';
export function PageLoading() {
  const { say } = useLanguage();
  return <Loading text={say(texts.loading)} />;
}

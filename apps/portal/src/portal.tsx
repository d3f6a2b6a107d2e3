import { type ComponentType, lazy, Suspense } from 'react';
import { PageLoading } from './page/page-loading.tsx';
import { Unreached } from './page/unreached.tsx';
import { FailureBoundary } from './routing/failure-boundary.tsx';
import { lazyPart } from './routing/lazy-part.tsx';
import { NothingThere } from './routing/signals.ts';
import { useScrolling } from './routing/use-scrolling.ts';
import { type Visit, VisitProvider } from './routing/visit.ts';
import { Shell } from './shell/shell.tsx';

const NotFound = lazyPart(() => import('./page/not-found.tsx'), 'NotFound');

/** Says why a page could not be opened. If not even that can be fetched, there is no network. */
const RetryPage = lazy<ComponentType<{ readonly error: unknown }>>(async () => {
  const loaded = await import('./page/retry-page.tsx').catch(() => undefined);
  return { default: loaded?.RetryPage ?? Unreached };
});

interface Props {
  readonly visit: Visit;
  /** The next page takes so long that the visitor is told. */
  readonly isSlow: boolean;
}

/** The page of a visit, in what stands around every page. */
export function Portal({ visit, isSlow }: Props) {
  useScrolling(visit);
  return (
    <VisitProvider value={visit}>
      <Shell>
        <FailureBoundary turn={visit.turn} failed={(error) => <Failed error={error} />}>
          {isSlow ? <PageLoading /> : <Shown {...visit} />}
        </FailureBoundary>
      </Shell>
    </VisitProvider>
  );
}

function Shown({ entered, failure }: Visit) {
  if (failure) return <Failed error={failure} />;
  return entered ? <entered.Screen data={entered.data as never} /> : <PageLoading />;
}

function Failed({ error }: { readonly error: unknown }) {
  return (
    <Suspense fallback={<PageLoading />}>
      {error instanceof NothingThere ? <NotFound /> : <RetryPage error={error} />}
    </Suspense>
  );
}

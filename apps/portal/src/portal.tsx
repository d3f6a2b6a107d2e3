import { NotFound } from './page/error-page.tsx';
import { PageLoading } from './page/page-loading.tsx';
import { RetryPage } from './page/retry-page.tsx';
import { FailureBoundary } from './routing/failure-boundary.tsx';
import { NothingThere } from './routing/signals.ts';
import { useScrolling } from './routing/use-scrolling.ts';
import { type Visit, VisitProvider } from './routing/visit.ts';
import { Shell } from './shell/shell.tsx';

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
        <FailureBoundary turn={visit.turn} failed={(error) => <RetryPage error={error} />}>
          {isSlow ? <PageLoading /> : <Shown {...visit} />}
        </FailureBoundary>
      </Shell>
    </VisitProvider>
  );
}

function Shown({ entered, failure }: Visit) {
  if (failure instanceof NothingThere) return <NotFound />;
  if (failure) return <RetryPage error={failure} />;
  return entered ? <entered.Screen data={entered.data as never} /> : <PageLoading />;
}

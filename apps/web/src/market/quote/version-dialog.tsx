import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useQuoteVersion } from './quote.queries.ts';
import { QuoteVersionView } from './quote-version.tsx';

const parameter = 'version';

/** The address of one version of this page's quote. */
export function useVersionLink() {
  const [search] = useSearchParams();
  return (quoteId: string) => {
    const next = new URLSearchParams(search);
    next.set(parameter, quoteId);
    return { to: `?${next}`, preventScrollReset: true };
  };
}

function Opened({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuoteVersion(quoteId);
  const number = query.data?.versionNumber;
  return (
    <Dialog
      opened
      wide
      onClose={onClose}
      title={
        number ? t('offers.version', 'Version {{number}}', { number }) : t('offers.versions', 'Versions')
      }
    >
      <Loaded query={query} waiting={<DetailSkeleton />}>
        {(version) => <QuoteVersionView version={version} />}
      </Loaded>
    </Dialog>
  );
}

/** An earlier version whole, with what it changed line by line; behind `?version=…`. */
export function VersionDialog() {
  const [search, setSearch] = useSearchParams();
  const quoteId = search.get(parameter);
  if (!quoteId) return null;
  const close = () => {
    const next = new URLSearchParams(search);
    next.delete(parameter);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return <Opened quoteId={quoteId} onClose={close} />;
}

import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useState } from 'react';
import { CategoryPicture } from '../../nouns/category/category-picture.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { QuickSearch } from '../../ui/field/quick-search.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useAddableService, useAddableServices } from './addition.queries.ts';
import { AdditionForm } from './addition-form.tsx';

/** Open where the address says `?dialog=addition`: choose a service of the same trade, answer its questions, ask. */
export function RequestAdditionDialog({ booking }: { booking: BookingDetails }) {
  const dialog = useUrlDialog('addition', ['service']);
  if (!dialog.opened || !booking.can.addService) return null;
  return (
    <AskAddition
      booking={booking}
      serviceId={dialog.get('service')}
      onChoose={(service) => dialog.open({ service })}
      onClose={dialog.close}
    />
  );
}

function AskAddition({
  booking,
  serviceId,
  onChoose,
  onClose,
}: {
  booking: BookingDetails;
  serviceId: string | null;
  onChoose: (serviceId: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const chosen = useAddableService(booking, serviceId);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={chosen.data?.details.service.name ?? t('extra.title', 'Add a service')}
    >
      {serviceId === null ? (
        <ServiceSearch booking={booking} onChoose={onChoose} />
      ) : (
        <Loaded query={chosen} waiting={<ListSkeleton count={2} />}>
          {({ details, own }) => (
            <AdditionForm
              key={serviceId}
              bookingId={booking.bookingId}
              details={details}
              own={own}
              onBusy={setBusy}
              onAsked={onClose}
            />
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

function ServiceSearch({
  booking,
  onChoose,
}: {
  booking: BookingDetails;
  onChoose: (serviceId: string) => void;
}) {
  const { t, locale } = useTranslation();
  const { usual, find } = useAddableServices(booking);
  const asOption = ({
    serviceId,
    name,
    subcategoryName,
    categoryImage,
    ownPrice,
  }: NonNullable<typeof usual.data>[number]) => ({
    key: serviceId,
    label: name,
    detail: t('extra.from', '{{group}} · from {{price}} before tax', {
      group: subcategoryName,
      price: formatMoney(ownPrice, locale),
    }),
    icon: <CategoryPicture id={categoryImage} size={32} />,
  });
  return (
    <Loaded query={usual} waiting={<ListSkeleton count={4} />}>
      {(services) => (
        <QuickSearch
          autoFocus
          label={t('extra.search', 'Search services to add')}
          initial={services.map(asOption)}
          find={async (text, signal) => (await find(text, signal)).map(asOption)}
          onChoose={({ key }) => onChoose(key)}
        />
      )}
    </Loaded>
  );
}

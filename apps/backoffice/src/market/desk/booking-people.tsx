import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { revealContact } from '@nukkad/contract/market/desk/desk.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../platform/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { WhyForm } from '../../ui/why-form.tsx';

type Contact = EndpointOutput<typeof revealContact>;

function PersonLine({
  role,
  name,
  to,
  number,
  more,
}: {
  role: string;
  name: string;
  to: string | null;
  number: string;
  more?: string;
}) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {role}
      </Text>
      <Group gap="xs">
        {to ? (
          <Anchor component={Link} to={to} size="sm" fw={650}>
            {name}
          </Anchor>
        ) : (
          <Text size="sm" fw={650}>
            {name}
          </Text>
        )}
        <Text size="sm">{number}</Text>
      </Group>
      {more ? (
        <Text size="xs" c="dimmed">
          {more}
        </Text>
      ) : null}
    </div>
  );
}

function Partner({ booking, contact }: { booking: DeskBooking; contact: Contact | null }) {
  const { organisationId, companyName, owner, chosen } = booking;
  if (!organisationId || !owner)
    return (
      <PersonLine
        role={t('desk.by.partner', 'Partner')}
        name={t('desk.noPartner', 'No partner yet')}
        to={null}
        number=""
      />
    );
  return (
    <PersonLine
      role={t('desk.by.partner', 'Partner')}
      name={companyName ?? ''}
      to={`/partners/${organisationId}`}
      number={contact?.partnerNumber || owner.maskedNumber}
      {...(chosen && { more: t('desk.chosen', 'Chosen by the customer') })}
    />
  );
}

/** Both sides. Numbers and door are shown once an Admin says why. */
export function BookingPeople({ booking }: { booking: DeskBooking }) {
  const [isAsked, ask] = useState(false);
  const [contact, setContact] = useState<Contact | null>(null);
  const { customer, contactName, professional, bookingId } = booking;
  const name = customer.name || contactName || t('common.noName', 'No name');
  return (
    <Panel title={t('common.people', 'People')}>
      <Stack gap="sm">
        <PersonLine
          role={t('desk.by.customer', 'Customer')}
          name={name}
          to={`/people/${customer.userId}`}
          number={contact?.customerNumber || customer.maskedNumber}
          {...(contactName &&
            contactName !== name && {
              more: t('desk.atDoor', 'At the door: {{name}}', { name: contactName }),
            })}
        />
        <Partner booking={booking} contact={contact} />
        {professional ? (
          <PersonLine
            role={t('desk.by.professional', 'Professional')}
            name={professional.name}
            to={`/people/${professional.userId}`}
            number={contact?.professionalNumber || professional.maskedNumber}
          />
        ) : null}
        {contact ? (
          <Text size="sm" role="status" style={{ overflowWrap: 'anywhere' }}>
            {contact.formattedAddress}
          </Text>
        ) : (
          <Group>
            <Button variant="default" onClick={() => ask(true)}>
              {t('desk.showContact', 'Show numbers and address')}
            </Button>
          </Group>
        )}
      </Stack>
      {isAsked ? (
        <WhyForm
          title={t('desk.showContact', 'Show numbers and address')}
          doIt={t('desk.show', 'Show')}
          endpoint={revealContact}
          bodyOf={(why) => ({ why })}
          params={{ bookingId }}
          onSaved={setContact}
          onClose={() => ask(false)}
        />
      ) : null}
    </Panel>
  );
}

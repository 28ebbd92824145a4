import { Badge } from '@mantine/core';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import type { SlaState } from '@nukkad/contract/talk/support/incident-sla';
import { Moment } from '../../ui/moment.tsx';
import { slaWords } from './sla-words.ts';

const colours: Readonly<Record<SlaState, string>> = {
  late: 'sindoor',
  soon: 'haldi',
  in_time: 'neel',
  answered: 'gray',
};

/** The clock of a promised answer; while it runs, with its end. */
export function SlaMark({
  incident: { sla, answerBy },
}: {
  incident: Pick<OfficeIncident, 'sla' | 'answerBy'>;
}) {
  if (sla === 'answered' || answerBy === null) return <>{slaWords[sla]}</>;
  return (
    <>
      <Badge color={colours[sla]} variant="light" size="sm">
        {slaWords[sla]}
      </Badge>{' '}
      <Moment at={answerBy} />
    </>
  );
}

import { type Room, socketDelivery, socketMessage } from '../../kernel/socket-message.ts';

/** An application changed, or its interview, its offer or its hire: the client asks again. */
export const applicationChanged = socketMessage<{ readonly applicationId: string }>('application.changed');

/** Events of before a deploy do not say whom they concern. */
interface Concerned {
  readonly applicationId: string;
  readonly userId?: string | undefined;
  readonly organisationId?: string | undefined;
}

const toEmployer = ({ organisationId }: Concerned): readonly Room[] =>
  organisationId === undefined ? [] : [`hiring:${organisationId}`];
const toCandidate = ({ userId }: Concerned): readonly Room[] =>
  userId === undefined ? [] : [`user:${userId}`];

export const tellsBothSides = socketDelivery(applicationChanged, (facts: Concerned) => ({
  rooms: [...toEmployer(facts), ...toCandidate(facts)],
  data: { applicationId: facts.applicationId },
}));

/** Of a rejection that the candidate has not heard of. */
export const tellsEmployer = socketDelivery(applicationChanged, (facts: Concerned) => ({
  rooms: toEmployer(facts),
  data: { applicationId: facts.applicationId },
}));

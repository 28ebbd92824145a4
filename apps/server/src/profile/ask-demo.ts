import { profileEvents } from '@nukkad/contract/profile/profile.events';
import { profileErrors } from '@nukkad/contract/profile/profile.errors';
import type { askDemo as askDemoEndpoint } from '@nukkad/contract/profile/profile.api';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { sql } from 'kysely';
import { actorOnBehalf, audit } from '../platform/audit.ts';
import type { SignedInCall } from '../platform/http/route.ts';
import { newId } from '../platform/id.ts';
import { publish } from '../platform/outbox/publish.ts';
import { refuse } from '../platform/refusal.ts';
import type { ProfileParts } from './profile.parts.ts';

type Asked = EndpointParsed<typeof askDemoEndpoint>['body'];

/** One open request a person: whoever asks again is told so. */
export async function askDemo(
  { platform }: ProfileParts,
  call: SignedInCall,
  asked: Asked,
): Promise<EndpointAnswer<typeof askDemoEndpoint>> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const demoRequestId = newId();
    const { rows } =
      await sql`insert into demo_request (demo_request_id, user_id, full_name, mobile_number, company_name, topic,
        preferred_day, note, created_at)
      values (${demoRequestId}, ${viewer.userId}, ${asked.fullName}, ${asked.mobileNumber}, ${asked.companyName ?? ''}, ${asked.topic},
        ${asked.preferredDay ?? null}, ${asked.note ?? ''}, ${now})
      on conflict (user_id) where status = 'Open' do nothing returning 1`.execute(tx);
    if (rows.length === 0) refuse(profileErrors.demo_asked);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'profile.ask_demo',
      subjectKind: 'demo_request',
      subjectId: demoRequestId,
    });
    await publish(tx, now, profileEvents.demoAsked, { demoRequestId });
    return { demoRequestId, status: 'Open' as const, askedAt: now.toISOString() };
  });
}

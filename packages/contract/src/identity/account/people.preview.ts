import { type ReadCall, type PreviewFirst, type Params, previewFirst } from '../../preview-call.ts';
import * as people from './people.api.ts';
import { seenOfPersonStatus, seenOfSessions } from './people.confirm.ts';

const personAt = (look: ReadCall, { userId = '' }: Params) => look(people.getPerson, { params: { userId } });

export const peoplePreviews: readonly PreviewFirst[] = [
  previewFirst(people.endPersonSessions, async (look, { params }) =>
    seenOfSessions(await personAt(look, params)),
  ),
  previewFirst(people.changePersonStatus, async (look, { params }) =>
    seenOfPersonStatus(await personAt(look, params)),
  ),
];

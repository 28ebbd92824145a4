import * as api from '@nukkad/contract/files/envelope/envelope.api';
import * as eSign from '@nukkad/contract/files/envelope/esign.api';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { addEnvelopeComment, readEnvelopeComments } from './comment-envelope.ts';
import { editEnvelope, setFields, setRecipients } from './edit-envelope.ts';
import { cancelEnvelope, correctEnvelope, deleteEnvelope, remindEnvelope } from './end-envelope.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { startESign } from './esign/start-esign.ts';
import { linkEnvelopeFile, readEnvelope, readEnvelopes, readReceived } from './read-envelopes.ts';
import { sendEnvelope } from './send-envelope.ts';
import { addSignComment, declineEnvelope, delegateEnvelope } from './sign/leave-signing.ts';
import { openSigning, requestSignCode } from './sign/open-signing.ts';
import { readSignComments, readSignCopy, readSignDocument, readSignPage } from './sign/read-sign.ts';
import { signEnvelope } from './sign/sign-envelope.ts';
import { requestAgreementPasskey, requestSignPasskey } from './passkey/request-passkey.ts';
import { readTrail } from './trail-page.ts';
import { uploadSignedDocument, uploadUnsignedDocument } from './upload-document.ts';

const ofSender = (deps: EnvelopeDependencies): readonly Route[] => [
  route(api.uploadUnsignedDocument, (call) => uploadUnsignedDocument(deps, call, call.input.query)),
  route(api.uploadSignedDocument, (call) => uploadSignedDocument(deps, call, call.input.query)),
  route(api.listEnvelopes, (call) => readEnvelopes(deps, call, call.input.query)),
  route(api.listReceivedEnvelopes, (call) => readReceived(deps, call, call.input.query)),
  route(api.getEnvelope, (call) => readEnvelope(deps, call, call.input.query)),
  route(api.editEnvelope, (call) => editEnvelope(deps, call, call.input.body)),
  route(api.setRecipients, (call) => setRecipients(deps, call, call.input.body)),
  route(api.setFields, (call) => setFields(deps, call, call.input.body)),
  route(api.sendEnvelope, (call) => sendEnvelope(deps, call, call.input.body)),
  route(api.remindEnvelope, (call) => remindEnvelope(deps, call, call.input.body)),
  route(api.cancelEnvelope, (call) => cancelEnvelope(deps, call, call.input.body)),
  route(api.correctEnvelope, (call) => correctEnvelope(deps, call, call.input.body)),
  route(api.deleteEnvelope, (call) => deleteEnvelope(deps, call, call.input.query)),
  route(api.listEnvelopeComments, (call) => readEnvelopeComments(deps, call, call.input.query)),
  route(api.addEnvelopeComment, (call) => addEnvelopeComment(deps, call, call.input.body)),
  route(api.listEnvelopeTrail, (call) => readTrail(deps, call, call.input.query)),
  route(api.getEnvelopeFile, (call) => linkEnvelopeFile(deps, call, call.input.query)),
];

/** The code of the link is the permit; without it there is nothing. */
const ofNamed = (deps: EnvelopeDependencies): readonly Route[] => [
  openRoute(signing.getSignPage, (call) => readSignPage(deps, call, call.input.params)),
  openRoute(signing.requestSignCode, (call) => requestSignCode(deps, call, call.input)),
  openRoute(signing.requestSignPasskey, (call) => requestSignPasskey(deps, call, call.input)),
  route(signing.requestAgreementPasskey, (call) => requestAgreementPasskey(deps, call, call.input.body)),
  openRoute(signing.openSigning, (call) => openSigning(deps, call, call.input)),
  openRoute(signing.getSignDocument, (call) =>
    readSignDocument(deps, call, { ...call.input.params, ...call.input.query }),
  ),
  openRoute(signing.signEnvelope, (call) => signEnvelope(deps, call, call.input)),
  openRoute(eSign.startESign, (call) => startESign(deps, call, call.input)),
  openRoute(signing.declineEnvelope, (call) => declineEnvelope(deps, call, call.input)),
  openRoute(signing.delegateEnvelope, (call) => delegateEnvelope(deps, call, call.input)),
  openRoute(signing.listSignComments, (call) =>
    readSignComments(deps, call, { ...call.input.params, ...call.input.query }),
  ),
  openRoute(signing.addSignComment, (call) => addSignComment(deps, call, call.input)),
  openRoute(signing.getSignCopy, (call) =>
    readSignCopy(deps, call, { ...call.input.params, ...call.input.query }),
  ),
];

export const envelopeRoutes = (deps: EnvelopeDependencies): readonly Route[] => [
  ...ofSender(deps),
  ...ofNamed(deps),
];

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import type { FormKind } from '../../../platform/http/plain/form-token.ts';
import { type Frame, frameOf as plainFrameOf } from '../../../platform/http/plain/plain-page.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { sandboxSecrets } from './sandbox-secrets.ts';

export const frameOf = (deps: PaymentDependencies, request: FastifyRequest, reply: FastifyReply): Frame =>
  plainFrameOf(deps.platform.config.BRAND_NAME, request, reply);

export const formsOf = ({ secret, production }: Pick<Config, 'secret' | 'production'>): FormKind => ({
  cookie: 'sandbox-form',
  path: '/pay/sandbox',
  secret: sandboxSecrets(secret).form,
  secure: production,
});

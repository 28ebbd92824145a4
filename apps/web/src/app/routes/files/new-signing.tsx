import { NewEnvelope } from '../../../files/envelope/new-envelope.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('signing.new', 'Send a document'), noindex: true }));

export default function NewSigning() {
  return <NewEnvelope />;
}

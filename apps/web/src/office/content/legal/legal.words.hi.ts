import type { legalErrors } from '@nukkad/contract/office/legal/legal.noun';
import { refusalsInHindi } from '../../../platform/api/refusals-in-hindi.ts';

/** Versions of the terms, the privacy policy and the refund policy, as visitors read and compare them. */
export const legalWords = {
  'legal.versions': 'सभी संस्करण',
  'legal.versions.title': '{{page}}: सभी संस्करण',
  'legal.is': 'संस्करण {{number}}, {{from}} से लागू',
  'legal.isFirst': 'संस्करण {{number}}, लागू है',
  'legal.was': 'संस्करण {{number}}, {{from}} से {{to}} तक लागू था',
  'legal.wasFirst': 'संस्करण {{number}}, {{to}} तक लागू था',
  'legal.one': '{{page}}, संस्करण {{number}}',
  'legal.first': 'पहला संस्करण।',
  'legal.read': 'संस्करण {{number}} पढ़ें',
  'legal.readPresent': 'लागू संस्करण पढ़ें',
  'legal.compare': 'संस्करण {{number}} की लागू संस्करण से तुलना करें',
  'legal.compareThis': 'तब से क्या बदला, देखें',
  'legal.changes.title': '{{page}}: क्या बदला',
  'legal.before': 'पहले',
  'legal.now': 'अब',
  'legal.noChange': 'दोनों संस्करण एक ही बात कहते हैं।',
  'legal.gone': 'हटाया गया',
  'legal.new': 'नया',
};

export const legalRefusals = refusalsInHindi<keyof typeof legalErrors>({
  legal_version_not_found: 'इस पेज का ऐसा कोई संस्करण नहीं है।',
});

import type { Act } from '@nukkad/contract/acts';

/** Those of drives. */
export const driveSentences = {
  'drive.keep': '{{who}} added a file or a folder to a drive.',
  'drive.addVersion': '{{who}} added a version of a file of a drive.',
  'drive.rename': '{{who}} renamed a file or a folder of a drive.',
  'drive.move': '{{who}} moved a file or a folder of a drive.',
  'drive.bin': '{{who}} moved a file or a folder to the bin.',
  'drive.restore': '{{who}} restored a file or a folder from the bin.',
  'drive.remove': '{{who}} removed a file or a folder from the bin for good.',
} as const satisfies Partial<Record<Act, string>>;

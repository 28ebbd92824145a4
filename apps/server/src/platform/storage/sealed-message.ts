import { buildDecrypt } from '@aws-crypto/decrypt-node';
import { buildEncrypt } from '@aws-crypto/encrypt-node';
import { AlgorithmSuiteIdentifier, CommitmentPolicy } from '@aws-crypto/material-management-node';
import { RawAesKeyringNode, RawAesWrappingSuiteIdentifier } from '@aws-crypto/raw-aes-keyring-node';
import type { FileKey } from './file-keys.ts';

const rules = {
  commitmentPolicy: CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT,
  maxEncryptedDataKeys: 1,
};
const { encrypt } = buildEncrypt(rules);
const { decrypt } = buildDecrypt(rules);

/** More than a message has: each is one frame, whatever its length. */
const frameLength = 2 ** 24;

const keyringOf = ({ name, bytes }: FileKey): RawAesKeyringNode =>
  new RawAesKeyringNode({
    keyNamespace: 'nukkad files',
    keyName: name,
    // A copy: the library wipes what it is handed.
    unencryptedMasterKey: new Uint8Array(bytes),
    wrappingSuite: RawAesWrappingSuiteIdentifier.AES256_GCM_IV12_TAG16_NO_PADDING,
  });

export async function sealMessage(
  fileKey: FileKey,
  content: Uint8Array,
  said: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const { result } = await encrypt(keyringOf(fileKey), content, {
    encryptionContext: said,
    suiteId: AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY,
    plaintextLength: content.length,
    frameLength,
  });
  return result;
}

/** Throws where a bit of it was changed, or where another key sealed it. */
export async function openMessage(
  fileKey: FileKey,
  sealed: Buffer,
): Promise<{ readonly content: Buffer; readonly said: Readonly<Record<string, string>> }> {
  const { plaintext, messageHeader } = await decrypt(keyringOf(fileKey), sealed);
  return { content: plaintext, said: messageHeader.encryptionContext };
}

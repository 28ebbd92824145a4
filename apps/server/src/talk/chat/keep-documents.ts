import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import type { ChatDocument } from '@nukkad/contract/talk/chat/chat.model';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { SignedInCall, UploadedFile } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { countContactTry } from '../../platform/talk/contact-tries.store.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { signLink } from '../../platform/storage/links.ts';
import { pdfMediaType, pictureMediaType, soundMediaType } from '../../platform/storage/media-types.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { mayWrite } from './chat.policy.ts';
import { dayBefore, defaultChatRules, documentsPerDay, isOpen } from './chat.rules.ts';
import { showsContact } from './shows-contact.ts';
import { type ChatDocumentRow, countSince, insertDocuments } from './document.store.ts';
import { readOwn } from './find-conversation.ts';

const refusals = {
  unreadable: chatErrors.chat_document_unreadable,
  active: chatErrors.chat_document_active,
};
const nameLength = 120;
export const chatFiles = 'chat/';

/** A name to show: without folders and control characters, its end kept where it is too long. */
export function shownName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const clean = base.normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  return clean.slice(-nameLength).replaceAll(/\p{Surrogate}/gu, '') || 'document';
}

interface Read extends Pick<ChatDocumentRow, 'mediaType' | 'width' | 'height' | 'fileName'> {
  readonly content: Buffer;
}

/** Opened in a process of its own, and written anew without what the camera or the program wrote into it. */
async function readFile({ readers }: Platform, by: string, file: UploadedFile): Promise<Read> {
  const fileName = shownName(file.fileName);
  if (file.mediaType === pdfMediaType) {
    const content = await readers.read('pdf', file, { by, options: null, refusals });
    return { fileName, mediaType: pdfMediaType, content, width: null, height: null };
  }
  if (file.mediaType === soundMediaType) {
    const { content } = await readers.read('sound', file, { by, options: null, refusals });
    return { fileName, mediaType: soundMediaType, content, width: null, height: null };
  }
  const { content, width, height } = await readers.read('picture', file, { by, options: {}, refusals });
  return { fileName, mediaType: pictureMediaType, content, width, height };
}

/** A file that the other side would see before it may see contacts; what is no picture of words is let through. */
async function refuseContacts(
  { platform }: Pick<ChatDependencies, 'platform'>,
  call: SignedInCall,
  allowed: Authorized<{ readonly conversationId: string }>,
): Promise<void> {
  const { viewer, now, files } = call;
  for (const file of files) {
    if (!(await showsContact(platform.readers, file, viewer.userId))) continue;
    const who = partOf(allowed, { userId: viewer.userId });
    await platform.write(system, (tx) => countContactTry(tx, who, 'file', now));
    refuse(chatErrors.chat_document_has_contact);
  }
}

async function allowFiles(deps: ChatDependencies, { viewer, now }: SignedInCall, conversationId: string) {
  const { db } = deps.platform;
  const { row, context, side } = await readOwn(deps, db, viewer, conversationId);
  const allowed = authorize(row, mayWrite(viewer, row, side, context.assigned));
  const rules = await settingAt(db, 'chat.rules', now, defaultChatRules);
  if (!isOpen({ closedAt: row.closedAt, endedAt: context.endedAt }, now, rules))
    refuse(chatErrors.conversation_closed);
  return { allowed, isHidden: !context.contactsVisible };
}

/** Kept for a message that is about to be sent. */
export async function keepChatDocuments(
  deps: ChatDependencies,
  call: SignedInCall,
  conversationId: string,
): Promise<{ documents: ChatDocument[] }> {
  const { allowed, isHidden } = await allowFiles(deps, call, conversationId);
  if (isHidden) await refuseContacts(deps, call, allowed);
  return keepFiles(deps, call, allowed);
}

/** The files are there before their rows, and go if the rows do not come. */
export async function keepFiles(
  { platform }: Pick<ChatDependencies, 'platform'>,
  call: SignedInCall,
  allowed: Authorized<{ readonly conversationId: string }>,
): Promise<{ documents: ChatDocument[] }> {
  const { viewer, now, files } = call;
  const { conversationId } = allowed;
  const today = await countSince(platform.db, viewer.userId, dayBefore(now));
  if (today + files.length > documentsPerDay) refuse(chatErrors.chat_document_limit);
  const rows: ChatDocumentRow[] = [];
  try {
    for (const file of files) {
      const { content, ...read } = await readFile(platform, viewer.userId, file);
      const documentId = newId();
      const storageKey = `${chatFiles}${conversationId}/${documentId}`;
      await platform.storage.put(storageKey, content, read.mediaType);
      const bytes = content.length;
      const { userId } = viewer;
      rows.push({ documentId, conversationId, userId, messageId: null, storageKey, bytes, ...read });
    }
    await platform.write(call, (tx) =>
      insertDocuments(
        tx,
        rows.map((row) => partOf(allowed, row)),
        now,
      ),
    );
  } catch (error) {
    await discard(
      platform.storage,
      rows.map(({ storageKey }) => storageKey),
    );
    throw error;
  }
  const { secret } = platform.config;
  return {
    documents: rows.map(({ documentId, fileName, mediaType, bytes, width, height, storageKey }) => ({
      documentId,
      fileName,
      mediaType,
      bytes,
      width,
      height,
      url: signLink(secret, storageKey, viewer.userId, now),
    })),
  };
}

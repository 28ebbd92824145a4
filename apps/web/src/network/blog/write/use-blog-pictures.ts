import { addBlogPictures } from '@nukkad/contract/network/blog/blog.api';
import type { BlogPicture } from '@nukkad/contract/network/blog/blog.model';
import { useState } from 'react';
import { call, newIdempotencyKey } from '../../../platform/api/client.ts';
import { sentence } from '../../../platform/forms/sentence.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';

/** One request for each picture, so that a refusal names the picture it is about. */
export function useBlogPictures() {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async (files: readonly File[]): Promise<readonly BlogPicture[]> => {
    const added: BlogPicture[] = [];
    setFailure(null);
    setAdding(true);
    for (const file of files)
      try {
        const idempotencyKey = newIdempotencyKey();
        const { items } = await call(addBlogPictures, { files: [file], idempotencyKey, quiet: true });
        added.push(...items);
      } catch (error) {
        setFailure(`${file.name}: ${error instanceof Error ? sentence(t, error.message) : ''}`);
        break;
      }
    setAdding(false);
    return added;
  };
  return { add, isAdding, failure };
}

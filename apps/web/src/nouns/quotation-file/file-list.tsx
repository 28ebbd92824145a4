import type { QuotationFile } from '@nukkad/contract/market/rfq/quotation-file.model';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { shortFileName } from '../message/file-name.ts';
import { Row } from '../../ui/page/parts.tsx';
import styles from './quotation-file.module.css';

/** Photos as photos, documents by their names; each opens on its own. */
export function FileList({ files }: { files: readonly QuotationFile[] }) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <Row as="ul" gap={0.5} aria-label={t('quotationFiles.title', 'Photos and documents')}>
      {files.map(({ fileId, fileName, mediaType, url }) => {
        const name = shortFileName(fileName);
        return (
          <li key={fileId}>
            {mediaType === 'image/webp' ? (
              <a
                className={styles.photo}
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('quotationFiles.open', 'Open photo {{name}}', { name })}
              >
                <img src={url} alt="" loading="lazy" />
              </a>
            ) : (
              <a
                className={styles.paper}
                href={url}
                target="_blank"
                rel="noreferrer"
                title={fileName}
                translate="no"
              >
                <IconFile size={28} aria-hidden />
                {name}
              </a>
            )}
          </li>
        );
      })}
    </Row>
  );
}

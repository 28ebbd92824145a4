import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconWhole from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconTurn from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import IconRemove from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { RadioList } from '../../../ui/field/radio-list.tsx';
import { Row, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { wholePhoto } from './corners.rules.ts';
import { type Look, looks } from './looks.rules.ts';
import type { ScannedPage } from './scanned.rules.ts';
import type { Scan } from './use-scan.ts';

const lookWords: Readonly<Record<Look, (t: Translate) => string>> = {
  colour: (t) => t('scan.look.colour', 'Colour'),
  grey: (t) => t('scan.look.grey', 'Grey'),
  ink: (t) => t('scan.look.ink', 'Black and white'),
};

/** What can be done with the chosen page. */
export function PageControls({ scan, page }: { scan: Scan; page: ScannedPage }) {
  const { t } = useTranslation();
  const { pageId, look, turns } = page;
  const place = scan.pages.indexOf(page);
  return (
    <Stack gap={0.75}>
      <RadioList
        label={t('scan.look', 'Look')}
        name="look"
        options={looks.map((value) => ({ value, label: lookWords[value](t) }))}
        value={look}
        onChange={(next) => scan.change(pageId, { look: next })}
      />
      <Row gap={0.5}>
        <Button
          small
          tone="plain"
          icon={<IconTurn size={20} aria-hidden />}
          onClick={() => scan.change(pageId, { turns: (turns + 1) % 4 })}
        >
          {t('scan.turn', 'Rotate')}
        </Button>
        <Button
          small
          tone="plain"
          icon={<IconWhole size={20} aria-hidden />}
          disabled={page.corners === wholePhoto}
          onClick={() => scan.change(pageId, { corners: wholePhoto })}
        >
          {t('scan.whole', 'Whole photo')}
        </Button>
        <Button
          small
          tone="plain"
          icon={<IconUp size={20} aria-hidden />}
          disabled={place === 0}
          onClick={() => scan.move(pageId, -1)}
        >
          {t('scan.earlier', 'Move earlier')}
        </Button>
        <Button
          small
          tone="plain"
          icon={<IconDown size={20} aria-hidden />}
          disabled={place === scan.pages.length - 1}
          onClick={() => scan.move(pageId, 1)}
        >
          {t('scan.later', 'Move later')}
        </Button>
        <Button
          small
          tone="plain"
          icon={<IconRemove size={20} aria-hidden />}
          onClick={() => scan.remove(pageId)}
        >
          {t('scan.remove', 'Remove page')}
        </Button>
      </Row>
    </Stack>
  );
}

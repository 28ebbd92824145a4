import { t } from '../platform/words.ts';
import { Alert, List, Text } from '@mantine/core';
import type { Difference } from '@nukkad/contract/kernel/confirmation';
import { useChangeNames } from './change-names.ts';
import { changeInWords } from './change-words.ts';

/** Lists the differences between the data shown and the present data. The next submit confirms these. */
export function Reconfirmation({ differences }: { differences: readonly Difference[] }) {
  const names = useChangeNames();
  // A version says nothing where the fields do.
  const said = differences.filter(({ kind }) => kind !== 'version');
  return (
    <Alert
      color="haldi"
      role="alert"
      title={t('ui.thisChangedSinceYouLooked', 'This changed since you looked')}
    >
      <List size="sm">
        {(said.length > 0 ? said : differences).map((difference) => (
          <List.Item key={difference.field}>{changeInWords(names, difference)}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t('ui.nothingHasBeenSavedYet', 'Nothing has been saved yet.')}
      </Text>
    </Alert>
  );
}

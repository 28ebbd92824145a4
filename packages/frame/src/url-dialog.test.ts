import { expect, test } from 'vitest';
import { withDialog } from './url-dialog.ts';

test('a dialog opens over the address as it is: what a search wrote there stays', () => {
  expect(withDialog('?q=Nirmala&tab=Pending', 'edit-staff', { staffId: '7' })).toBe(
    '?q=Nirmala&tab=Pending&dialog=edit-staff&staffId=7',
  );
  expect(withDialog('', 'add')).toBe('?dialog=add');
  expect(withDialog('?dialog=add&q=a', 'edit')).toBe('?dialog=edit&q=a');
});

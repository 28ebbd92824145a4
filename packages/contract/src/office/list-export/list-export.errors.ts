import { defineErrors } from '../../kernel/errors.ts';

export const listExportErrors = defineErrors({
  export_not_found: [404, 'This export is no longer there.'],
  export_limit: [409, 'Two exports are already being made. Wait for one to finish.'],
});

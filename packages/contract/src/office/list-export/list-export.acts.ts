export const listExportActs = [
  'list.ask_export',
  'list.finish_export',
  'list.fail_export',
  'list.remove_export',
  'list.forget_export',
  'list.open_export',
] as const;

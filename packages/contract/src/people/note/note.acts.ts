export const noteActs = ['note.add', 'note.edit', 'note.remove'] as const;

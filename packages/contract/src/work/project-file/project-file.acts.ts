export const projectFileActs = ['project_file.add', 'project_file.edit', 'project_file.remove'] as const;

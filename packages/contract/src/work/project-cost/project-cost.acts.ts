export const projectCostActs = ['project_cost.add', 'project_cost.remove'] as const;

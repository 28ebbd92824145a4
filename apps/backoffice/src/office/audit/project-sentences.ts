/** Acts of projects and of their milestones. */
export const projectSentences = {
  'project.open': '{{who}} opened a project.',
  'project.start': '{{who}} began a project.',
  'project.submit': '{{who}} submitted a project for review.',
  'project.resume': '{{who}} went on with a project.',
  'project.complete': '{{who}} completed a project.',
  'project.cancel': '{{who}} cancelled a project.',
  'milestone.plan': '{{who}} added a milestone to a project.',
  'milestone.planAdvance': '{{who}} added an advance to a project.',
  'milestone.submit': '{{who}} submitted a milestone for review.',
  'milestone.approve': '{{who}} approved a milestone.',
  'milestone.approveByClock': '{{who}} accepted a milestone that no one had answered.',
  'milestone.sendBack': '{{who}} sent a milestone back.',
  'milestone.accept': '{{who}} noted that a customer approved a milestone.',
  'milestone.drop': '{{who}} removed a milestone.',
};

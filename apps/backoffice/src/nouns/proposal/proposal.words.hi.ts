export const proposalWords: Readonly<Record<string, string>> = {
  'proposal.approval': 'मंज़ूरी',
  'proposal.byAnotherAdmin': 'दूसरे एडमिन से',
  'proposal.notAllowed': 'अनुमति नहीं',
  'proposal.notNeeded': 'ज़रूरी नहीं',
};

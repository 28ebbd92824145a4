export const interview = { needs: [], create: () => ({ name: 'interview', routes: [] }) };

export const formatPuffs = (puffs: number): string => `${puffs} ${puffs === 1 ? 'puff' : 'puffs'}`

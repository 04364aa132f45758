export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export const mean = (amounts: readonly number[]) => sum(amounts) / amounts.length;

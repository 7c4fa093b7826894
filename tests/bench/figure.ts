/** One measured figure beside its limit, in the same unit. */
export type Figure = { name: string; measured: number; limit: number; unit: string }

export const isWithin = ({ measured, limit }: Figure): boolean => measured <= limit

/** A table in Markdown. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, measured, limit, unit } = figure
    return `| ${name} | ${formatFigure(measured)} ${unit} | ${limit} ${unit} | ${isWithin(figure) ? 'yes' : '**no**'} |`
  })
  return ['| what | measured | limit | within |', '|---|---:|---:|---|', ...rows].join('\n')
}

const formatFigure = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1))

import * as z from 'zod/mini'

/** One measured figure beside its limit, in the same unit. */
export const figure = z.object({
  name: z.string(),
  measured: z.number(),
  limit: z.number(),
  unit: z.string(),
})
export type Figure = z.infer<typeof figure>

export const isWithin = ({ measured, limit }: Figure): boolean => measured <= limit

/** A table in Markdown. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((row) => {
    const { name, measured, limit, unit } = row
    const value = `${formatFigure(measured)} ${unit}`.trim()
    const [shown, within] = isWithin(row) ? [value, 'yes'] : [`**${value}**`, '**no**']
    return `| ${name} | ${shown} | ${`${limit} ${unit}`.trim()} | ${within} |`
  })
  return ['| what | measured | limit | within |', '|---|---:|---:|---|', ...rows].join('\n')
}

const formatFigure = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1))

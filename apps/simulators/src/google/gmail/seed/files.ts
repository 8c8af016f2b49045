import type { Attachment } from '../compose.ts'

/** A PDF of one page with one line on it. */
export function pdf(filename: string, line: string): Attachment {
  const content = `BT /F1 18 Tf 72 720 Td (${line.replaceAll(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const text = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  const bytes = Buffer.from(`%PDF-1.4\n${text}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`, 'latin1')
  return { filename, type: 'application/pdf', bytes }
}

/** A picture of one dot. */
export function dot(filename: string): Attachment {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=='
  return { filename, type: 'image/png', bytes: Buffer.from(png, 'base64') }
}

/** Figures in rows, some tens of kB of them. */
export function figures(filename: string): Attachment {
  const rows = Array.from({ length: 2000 }, (_, row) => `2026-10-${(row % 31) + 1};${row * 17};${row % 7}`)
  return {
    filename,
    type: 'text/csv',
    bytes: Buffer.from(['day;amount;group', ...rows].join('\r\n'), 'utf8'),
  }
}

// An address as a QR code, dark on light with the margin that readers need.

import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'

const MARGIN = 4

export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { data, size: width } = encode(text, { border: 0 })
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    return { size: width, path: squares.join('') }
  }, [text])
  const whole = size + 2 * MARGIN
  return (
    <svg
      className="qr-code"
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={whole} height={whole} className="qr-code-light" />
      <path d={path} className="qr-code-dark" />
    </svg>
  )
}

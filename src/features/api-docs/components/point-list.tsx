/** A list of short statements. */
export const PointList = ({ points }: { points: readonly string[] }) => (
  <ul className="mt-4 divide-y divide-line border-y border-line">
    {points.map((point) => (
      <li key={point} className="py-3">
        {point}
      </li>
    ))}
  </ul>
)

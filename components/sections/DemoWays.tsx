import {EmailAddress} from '@/components/ui/EmailAddress';

type Way = {label: string; value: string; href?: `mailto:${string}` | `tel:${string}`};

export type DemoWaysProps = {
  title: string;
  ways: readonly Way[];
  hours: {title: string; rows: readonly {days: string; time: string}[]};
};

/** For those who would rather not fill in a form: every other way, as a ruled list. */
export function DemoWays({title, ways, hours}: DemoWaysProps) {
  return (
    <>
      <h3 className="double-rule mt-10 pb-3">{title}</h3>
      <dl className="demo-ways">
        {ways.map((way) => (
          <div key={way.label}>
            <dt>{way.label}</dt>
            <dd className={way.href ? 'font-semibold wrap-anywhere' : 'font-semibold'}>
              {way.href ? (
                <a href={way.href} className="text-link">
                  <EmailAddress text={way.value} />
                </a>
              ) : (
                <span className="inline-flex min-h-11 items-center">{way.value}</span>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{hours.title}</dt>
          <dd>
            <table className="mt-1 w-full text-note">
              <tbody className="align-baseline">
                {hours.rows.map((row) => (
                  <tr key={row.days}>
                    <th scope="row">{row.days}</th>
                    <td>{row.time}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </dd>
        </div>
      </dl>
    </>
  );
}

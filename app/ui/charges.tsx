import { type AdditionalCharges, seatText } from "~/domain/subscription/subscription";

/** What the next bill gains or loses, or in the trial will be in total, line by line (section 4). */
export function Charges({ charges, isTrial }: { charges: AdditionalCharges; isTrial: boolean }) {
  const { additional_quantity, total, details } = charges;
  const change = `${seatText(Math.abs(additional_quantity))} ${additional_quantity > 0 ? "more" : "fewer"}`;
  return (
    <section className="card stack" aria-labelledby="charges">
      <h2 id="charges">{isTrial ? "Total charge" : "Additional charge"} for the next billing cycle</h2>
      <p>
        {isTrial ? `With ${change}, the next bill is ` : `${change} changes the next bill by `}
        <strong>{total.formatted_amount}</strong>.
      </p>
      {details.length > 0 && <Details details={details} />}
    </section>
  );
}

function Details({ details }: Pick<AdditionalCharges, "details">) {
  return (
    <table className="bill">
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {details.map(({ name, description, formatted_amount }) => (
          <tr key={`${name} ${description}`}>
            <td>
              {name}: {description}
            </td>
            <td>{formatted_amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

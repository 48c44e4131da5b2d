/** A record and a receipt together: whether the record holds, and what this client saw of it beforehand. */
import { readRecord } from './record';
import { compare, type Finding, type Receipt } from './receipt';
import { verifyRecord, type Elsewhere } from './index';

/** What is found; a record that does not hold is the first thing to say. */
export async function checkReceipt(receipt: Receipt, text: string, elsewhere: Elsewhere): Promise<Finding[]> {
  const verdict = await verifyRecord(text, elsewhere);
  if (!verdict.ok) return [{ code: 'bad-record', ok: false, facts: { line: verdict.line } }];
  return compare(receipt, readRecord(text.split('\n').slice(0, -1)));
}

import {
  type ChosenLine,
  type LineChoice,
  answerList,
} from "#app/features/lists/answer-list.server.ts";
import { ListSchema } from "#app/features/lists/list.schema.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { answer, defineCall, refuseField } from "#app/features/api/call/call.ts";
import { ListJson } from "./list.schema.ts";

const chosenJson = ({ card, pack, qty }: LineChoice) => ({
  productId: card.productId,
  brandId: card.detailId,
  financialId: pack.financialId,
  qty,
});

function lineJson(line: ChosenLine) {
  const picked = line.picked === null ? undefined : line.choices[line.picked];
  return {
    text: line.text,
    name: line.name,
    quantity: line.quantity,
    units: line.units,
    packs: line.packs,
    price: line.pricePaise === null ? null : rupeesFromPaise(line.pricePaise),
    picked: picked ? chosenJson(picked) : null,
    choices: line.choices.map((choice) => ({
      ...chosenJson(choice),
      name: choice.card.name,
      brand: choice.card.brand,
      packQuantity: choice.pack.quantityMilli / 1000,
      packUnits: choice.pack.units,
      dprice: rupeesFromPaise(choice.pack.dpricePaise),
    })),
  };
}

const readListCall = defineCall({
  method: "POST",
  path: "/api/lists",
  auth: "anyone",
  summary: "What a pasted shopping list means: its lines, and the packs that fit each",
  body: ListSchema,
  answer: ListJson,
  example: { body: { text: "5 kg atta\nsabun 3" } },
  async handle({ context, body }) {
    const list = await answerList(context, body.text);
    if (!list.ok) return refuseField(400, "text", list.message);
    return answer({ lines: list.lines.map(lineJson) });
  },
});

export const listCalls = [readListCall];

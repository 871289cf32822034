import { labelled, nameTicket, type DrawnPack, type Label } from "./pack.ts";
import { box, ellipse, path, rect, shadow, stroke } from "./svg.ts";

export function pouch(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(
      tones.main,
      "M146 84H494L484 176Q474 340 496 544Q496 568 472 568H168Q144 568 144 544Q166 340 156 176Z",
    ),
    path(tones.shade, "M494 84L484 176Q474 340 496 544Q496 568 472 568H452Q462 340 456 84Z"),
    path(tones.light, "M172 150Q186 340 168 528H188Q206 340 196 150Z"),
    path(tones.deep, "M146 84H494L489 130H151Z"),
  ];
  return labelled(art, on, box(200, 158, 246, 330), 30);
}

export function bag(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.main, "M140 140H500L512 540Q512 568 484 568H156Q128 568 128 540Z"),
    path(tones.shade, "M462 140H500L512 540Q512 568 484 568H456Q474 350 462 140Z"),
    path(tones.light, "M158 170H178L172 536H150Z"),
    path(tones.deep, "M132 96Q132 84 144 84H496Q508 84 508 96V150H132Z"),
    stroke(tones.light, 8, "M156 118H484"),
  ];
  return labelled(art, on, box(186, 178, 266, 336), 16);
}

export function packet(on: Label): DrawnPack {
  const { tones } = on;
  const teeth = "l14 -20".concat("l14 20l14 -20".repeat(11), "l14 20");
  const feet = "l-14 20".concat("l-14 -20l-14 20".repeat(11), "l-14 -20");
  const art = [
    path(
      tones.main,
      `M152 104${teeth}L480 150Q506 320 480 500L488 548${feet}L160 500Q134 320 160 150Z`,
    ),
    path(tones.shade, "M480 150Q506 320 480 500H452Q474 320 452 150Z"),
    path(tones.light, "M178 160Q158 320 178 490H198Q180 320 198 160Z"),
    rect(tones.deep, box(154, 128, 332, 14)),
    rect(tones.deep, box(154, 508, 332, 14)),
  ];
  return labelled(art, on, box(204, 156, 232, 338), 40);
}

export function tube(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.main, "M156 76H484L424 492H216Z"),
    path(tones.shade, "M484 76L424 492H392L440 76Z"),
    path(tones.light, "M184 140H204L242 470H230Z"),
    rect(tones.deep, box(150, 72, 340, 44), 6),
    path(tones.light, "M236 492H404V552Q404 568 388 568H252Q236 568 236 552Z"),
    path(tones.main, "M366 492H404V552Q404 568 388 568H366Z"),
  ];
  return labelled(art, on, box(212, 138, 216, 286), 30, { floor: 568, half: 96 });
}

export function bar(on: Label): DrawnPack {
  const { tones } = on;
  const art = [
    path(tones.deep, "M54 188L96 206V458L54 476L72 440L54 404L72 368L54 332L72 296L54 260L72 224Z"),
    path(
      tones.deep,
      "M586 188L544 206V458L586 476L568 440L586 404L568 368L586 332L568 296L586 260L568 224Z",
    ),
    rect(tones.main, box(90, 170, 460, 324), 26),
    path(tones.shade, "M90 460H550V468Q550 494 524 494H116Q90 494 90 468Z"),
    rect(tones.light, box(118, 184, 404, 14), 7),
  ];
  return labelled(art, on, box(150, 210, 340, 240), 40, { floor: 494, half: 250 });
}

/** A round plate on which the goods lie without a pack. */
export function plate({ tones, name }: Label): DrawnPack {
  const art = [
    ellipse(tones.shade, 322, 322, 260),
    ellipse("#fffefb", 318, 318, 256),
    ellipse(tones.shade, 318, 318, 214),
    ellipse(tones.dish, 321, 321, 211),
  ];
  const ticket = name ? nameTicket(name, box(180, 466, 280, 108)) : "";
  return {
    shadow: shadow(338, 344, 262),
    art: art.join("") + ticket,
    emojiArea: name ? box(176, 136, 288, 288) : box(156, 156, 328, 328),
  };
}

// Shows the OpenAPI document of the house. Everything is put in as text, never as HTML.

const METHODS = ["get", "post", "put", "delete"];

function make(name, children = [], attributes = {}) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  for (const child of [children].flat()) element.append(child);
  return element;
}

/** A schema in a few words, with links to those that have a name. */
function brief(schema) {
  if (!schema) return ["anything"];
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    return [make("a", name, { href: `#schema-${name}` })];
  }
  for (const some of ["oneOf", "anyOf", "allOf"]) {
    if (schema[some]) {
      const glue = some === "allOf" ? " and " : " or ";
      return schema[some].flatMap((one, at) => (at ? [glue, ...brief(one)] : brief(one)));
    }
  }
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(" or ")];
  const types = [schema.type ?? "anything"].flat();
  if (types.includes("array")) {
    const items = schema.prefixItems ?? [schema.items];
    return ["list of ", ...items.flatMap((one, at) => (at ? [", ", ...brief(one)] : brief(one)))];
  }
  if (types.includes("object") && schema.properties) {
    const fields = Object.entries(schema.properties);
    const needed = schema.required ?? [];
    const field = ([name, one], at) => [
      at ? ", " : "", make("code", name), needed.includes(name) ? ": " : "?: ", ...brief(one),
    ];
    return ["{ ", ...fields.flatMap(field), " }"];
  }
  const limits = [
    schema.format,
    schema.minimum !== undefined ? `from ${schema.minimum}` : null,
    schema.maximum !== undefined ? `to ${schema.maximum}` : null,
    schema.minLength !== undefined ? `${schema.minLength} to ${schema.maxLength} letters` : null,
  ].filter(Boolean);
  return [types.join(" or ") + (limits.length ? ` (${limits.join(", ")})` : "")];
}

function grid(headings, rows) {
  const head = make("tr", headings.map((text) => make("th", text, { scope: "col" })));
  const body = rows.map((cells) => make("tr", cells.map((cell) => make("td", cell))));
  return make("table", [make("thead", head), make("tbody", body)]);
}

function content(part) {
  return Object.entries(part?.content ?? {}).flatMap(([kind, { schema }]) => [
    make("p", [make("code", kind), ": ", ...brief(schema)]),
  ]);
}

function operation(path, method, what) {
  const title = [make("span", method.toUpperCase(), { class: "method" }), make("code", path)];
  const parts = [make("h3", title), make("p", [what.summary, what.description].filter(Boolean).join(" "))];
  if (what.parameters?.length) {
    const row = (one) => [
      make("code", one.name), one.in + (one.required ? ", needed" : ""), brief(one.schema), one.description ?? "",
    ];
    parts.push(grid(["Parameter", "Where", "Type", "Meaning"], what.parameters.map(row)));
  }
  if (what.requestBody) parts.push(make("h4", "Body"), ...content(what.requestBody));
  const answers = Object.entries(what.responses ?? {});
  const row = ([status, answer]) => [status, [answer.description ?? "", ...content(answer)]];
  parts.push(make("h4", "Answers"), grid(["Status", "Body"], answers.map(row)));
  return make("article", parts, { id: what.operationId ?? `${method}${path}` });
}

function described(name, schema) {
  const parts = [make("h3", name), make("p", schema.description ?? "")];
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    parts.push(grid(["One of", "Meaning"], choices.map((one) => [brief(one), one.description ?? ""])));
  } else if (schema.properties) {
    const needed = schema.required ?? [];
    const row = ([field, one]) => [
      make("code", field), brief(one), needed.includes(field) ? "yes" : "", one.description ?? "",
    ];
    parts.push(grid(["Field", "Type", "Needed", "Meaning"], Object.entries(schema.properties).map(row)));
  } else {
    parts.push(make("p", brief(schema)));
  }
  return make("article", parts, { id: `schema-${name}` });
}

const api = await (await fetch("/api/openapi.json")).json();
document.getElementById("title").textContent = `${api.info.title} ${api.info.version}`;
document.getElementById("about").textContent = api.info.description ?? "";
const main = document.getElementById("paths");
const list = make("ul");
for (const tag of api.tags ?? []) {
  main.append(make("h2", tag.description ?? tag.name));
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const method of METHODS.filter((method) => methods[method]?.tags?.includes(tag.name))) {
      const shown = operation(path, method, methods[method]);
      main.append(shown);
      list.append(make("li", make("a", `${method.toUpperCase()} ${path}`, { href: `#${shown.id}` })));
    }
  }
}
document.getElementById("contents").append(list);
const schemas = Object.entries(api.components?.schemas ?? {});
document.getElementById("schemas").append(...schemas.map(([name, schema]) => described(name, schema)));

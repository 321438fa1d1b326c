// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// compiled:strict
var listPayments_headers = validate52;
var pattern3 = new RegExp("\\S", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["public-api-key"] !== void 0) {
      let data0 = data["public-api-key"];
      if (typeof data0 === "string") {
        if (!pattern3.test(data0)) {
          const err0 = { instancePath: instancePath + "/public-api-key", schemaPath: "#/properties/public-api-key/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/public-api-key", schemaPath: "#/properties/public-api-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var listPayments_path = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var PaymentDetails = validate54;
var formats0 = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var func1 = require_ucs2length().default;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 36) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 36) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!formats0.test(data)) {
      const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
var pattern4 = new RegExp("^[A-Z]{3}$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern4.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency !== void 0) {
      if (!validate58(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate58.errors.length;
        vErrors = joined(vErrors, validate58.errors);
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 5497558138879999e-4 || isNaN(data1)) {
          const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5497558138879999e-4 }, message: "must be <= 549755813887.9999" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err1 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (+data1.toFixed(4) !== data1) {
          const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/x-decimal-places", keyword: "x-decimal-places", params: { limit: 4 }, message: "must have at most 4 decimal places" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var schema25 = { "type": "string", "enum": ["AR", "BO", "BR", "CL", "CO", "CR", "EC", "SV", "GT", "HN", "MX", "NI", "PA", "PY", "PE", "US", "UY"] };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "AR" || data === "BO" || data === "BR" || data === "CL" || data === "CO" || data === "CR" || data === "EC" || data === "SV" || data === "GT" || data === "HN" || data === "MX" || data === "NI" || data === "PA" || data === "PY" || data === "PE" || data === "US" || data === "UY")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.session !== void 0) {
      let data0 = data.session;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern3.test(data0)) {
          const err2 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
var schema30 = { "type": "object", "properties": { "verify": { "x-basis": "public", "type": "boolean", "x-absence-moves-money": true }, "capture": { "x-basis": "public", "type": "boolean", "x-absence-moves-money": true }, "installments": { "type": "integer", "minimum": 1, "x-basis": "public" }, "installments_plan_id": { "x-basis": "public", "type": ["string", "null"] }, "first_installment_deferral": { "x-basis": "public", "type": "integer", "minimum": 0 }, "installments_type": { "x-basis": "public", "type": ["string", "null"] }, "installment_amount": { "x-basis": "public", "type": ["number", "null"] }, "installments_total_amount": { "x-basis": "public", "type": ["number", "null"] }, "soft_descriptor": { "x-basis": "public", "type": ["string", "null"] }, "card_data": { "x-basis": "public", "allOf": [{ "$ref": "component:CardDataInput" }] }, "stored_credentials": { "x-basis": "public", "anyOf": [{ "$ref": "component:StoredCredentials" }, { "type": "null" }] } } };
var pattern6 = new RegExp("^[0-9]{8,19}$", "u");
var pattern7 = new RegExp("^[0-9]{3,4}$", "u");
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
var schema33 = { "type": "object", "properties": { "version": { "type": ["string", "null"], "x-basis": "own" }, "electronic_commerce_indicator": { "type": ["string", "null"], "x-basis": "own" }, "cryptogram": { "type": ["string", "null"], "x-basis": "own" }, "transaction_id": { "type": ["string", "null"], "x-basis": "own" }, "directory_server_transaction_id": { "type": ["string", "null"], "x-basis": "own" }, "pares_status": { "type": ["string", "null"], "x-basis": "own" }, "acs_id": { "type": ["string", "null"], "x-basis": "own" } } };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: schema33.properties.version.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.electronic_commerce_indicator !== void 0) {
      let data1 = data.electronic_commerce_indicator;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/electronic_commerce_indicator", schemaPath: "#/properties/electronic_commerce_indicator/type", keyword: "type", params: { type: schema33.properties.electronic_commerce_indicator.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.cryptogram !== void 0) {
      let data2 = data.cryptogram;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/cryptogram", schemaPath: "#/properties/cryptogram/type", keyword: "type", params: { type: schema33.properties.cryptogram.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.transaction_id !== void 0) {
      let data3 = data.transaction_id;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/type", keyword: "type", params: { type: schema33.properties.transaction_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.directory_server_transaction_id !== void 0) {
      let data4 = data.directory_server_transaction_id;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/directory_server_transaction_id", schemaPath: "#/properties/directory_server_transaction_id/type", keyword: "type", params: { type: schema33.properties.directory_server_transaction_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.pares_status !== void 0) {
      let data5 = data.pares_status;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/pares_status", schemaPath: "#/properties/pares_status/type", keyword: "type", params: { type: schema33.properties.pares_status.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.acs_id !== void 0) {
      let data6 = data.acs_id;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/acs_id", schemaPath: "#/properties/acs_id/type", keyword: "type", params: { type: schema33.properties.acs_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number !== void 0) {
      let data0 = data.number;
      if (typeof data0 === "string") {
        if (!pattern6.test(data0)) {
          const err0 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/pattern", keyword: "pattern", params: { pattern: "^[0-9]{8,19}$" }, message: 'must match pattern "^[0-9]{8,19}$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.expiration_month !== void 0) {
      let data1 = data.expiration_month;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 12 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.expiration_year !== void 0) {
      let data2 = data.expiration_year;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 99 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 }, message: "must be <= 99" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.security_code !== void 0) {
      let data3 = data.security_code;
      if (typeof data3 === "string") {
        if (!pattern7.test(data3)) {
          const err8 = { instancePath: instancePath + "/security_code", schemaPath: "#/properties/security_code/pattern", keyword: "pattern", params: { pattern: "^[0-9]{3,4}$" }, message: 'must match pattern "^[0-9]{3,4}$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/security_code", schemaPath: "#/properties/security_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.holder_name !== void 0) {
      if (typeof data.holder_name !== "string") {
        const err10 = { instancePath: instancePath + "/holder_name", schemaPath: "#/properties/holder_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      if (typeof data.brand !== "string") {
        const err11 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate71(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
    }
    if (data.three_d_secure !== void 0) {
      let data7 = data.three_d_secure;
      const _errs16 = errors;
      let valid2 = false;
      const _errs17 = errors;
      if (!validate73(data7, { instancePath: instancePath + "/three_d_secure", parentData: data, parentDataProperty: "three_d_secure", rootData, dynamicAnchors })) {
        errors += validate73.errors.length;
        vErrors = joined(vErrors, validate73.errors);
      }
      var _valid0 = _errs17 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs18 = errors;
        if (data7 !== null) {
          const err12 = { instancePath: instancePath + "/three_d_secure", schemaPath: "#/properties/three_d_secure/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        var _valid0 = _errs18 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err13 = { instancePath: instancePath + "/three_d_secure", schemaPath: "#/properties/three_d_secure/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.number !== void 0) {
      if (data.expiration_month === void 0) {
        const err14 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "number",
          missingProperty: "expiration_month",
          depsCount: 2,
          deps: "expiration_month, expiration_year"
        }, message: "must have properties expiration_month, expiration_year when property number is present" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.expiration_year === void 0) {
        const err15 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "number",
          missingProperty: "expiration_year",
          depsCount: 2,
          deps: "expiration_month, expiration_year"
        }, message: "must have properties expiration_month, expiration_year when property number is present" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err16);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
var schema34 = { "type": "object", "properties": { "reason": { "type": ["string", "null"], "x-basis": "own" }, "usage": { "type": ["string", "null"], "x-basis": "own" }, "subscription_agreement_id": { "type": ["string", "null"], "x-basis": "own" }, "network_transaction_id": { "type": ["string", "null"], "x-basis": "own" } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason !== void 0) {
      let data0 = data.reason;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema34.properties.reason.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.usage !== void 0) {
      let data1 = data.usage;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: schema34.properties.usage.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.subscription_agreement_id !== void 0) {
      let data2 = data.subscription_agreement_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/subscription_agreement_id", schemaPath: "#/properties/subscription_agreement_id/type", keyword: "type", params: { type: schema34.properties.subscription_agreement_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.network_transaction_id !== void 0) {
      let data3 = data.network_transaction_id;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/network_transaction_id", schemaPath: "#/properties/network_transaction_id/type", keyword: "type", params: { type: schema34.properties.network_transaction_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.verify !== void 0) {
      if (typeof data.verify !== "boolean") {
        const err0 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.capture !== void 0) {
      if (typeof data.capture !== "boolean") {
        const err1 = { instancePath: instancePath + "/capture", schemaPath: "#/properties/capture/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.installments !== void 0) {
      let data2 = data.installments;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err2 = { instancePath: instancePath + "/installments", schemaPath: "#/properties/installments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/installments", schemaPath: "#/properties/installments/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.installments_plan_id !== void 0) {
      let data3 = data.installments_plan_id;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/installments_plan_id", schemaPath: "#/properties/installments_plan_id/type", keyword: "type", params: { type: schema30.properties.installments_plan_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.first_installment_deferral !== void 0) {
      let data4 = data.first_installment_deferral;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err5 = { instancePath: instancePath + "/first_installment_deferral", schemaPath: "#/properties/first_installment_deferral/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err6 = { instancePath: instancePath + "/first_installment_deferral", schemaPath: "#/properties/first_installment_deferral/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.installments_type !== void 0) {
      let data5 = data.installments_type;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/installments_type", schemaPath: "#/properties/installments_type/type", keyword: "type", params: { type: schema30.properties.installments_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.installment_amount !== void 0) {
      let data6 = data.installment_amount;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err8 = { instancePath: instancePath + "/installment_amount", schemaPath: "#/properties/installment_amount/type", keyword: "type", params: { type: schema30.properties.installment_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.installments_total_amount !== void 0) {
      let data7 = data.installments_total_amount;
      if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
        const err9 = { instancePath: instancePath + "/installments_total_amount", schemaPath: "#/properties/installments_total_amount/type", keyword: "type", params: { type: schema30.properties.installments_total_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.soft_descriptor !== void 0) {
      let data8 = data.soft_descriptor;
      if (typeof data8 !== "string" && data8 !== null) {
        const err10 = { instancePath: instancePath + "/soft_descriptor", schemaPath: "#/properties/soft_descriptor/type", keyword: "type", params: { type: schema30.properties.soft_descriptor.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.card_data !== void 0) {
      if (!validate70(data.card_data, { instancePath: instancePath + "/card_data", parentData: data, parentDataProperty: "card_data", rootData, dynamicAnchors })) {
        errors += validate70.errors.length;
        vErrors = joined(vErrors, validate70.errors);
      }
    }
    if (data.stored_credentials !== void 0) {
      let data10 = data.stored_credentials;
      const _errs22 = errors;
      let valid2 = false;
      const _errs23 = errors;
      if (!validate76(data10, { instancePath: instancePath + "/stored_credentials", parentData: data, parentDataProperty: "stored_credentials", rootData, dynamicAnchors })) {
        errors += validate76.errors.length;
        vErrors = joined(vErrors, validate76.errors);
      }
      var _valid0 = _errs23 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs24 = errors;
        if (data10 !== null) {
          const err11 = { instancePath: instancePath + "/stored_credentials", schemaPath: "#/properties/stored_credentials/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err12 = { instancePath: instancePath + "/stored_credentials", schemaPath: "#/properties/stored_credentials/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.card !== void 0) {
      if (!validate69(data.card, { instancePath: instancePath + "/card", parentData: data, parentDataProperty: "card", rootData, dynamicAnchors })) {
        errors += validate69.errors.length;
        vErrors = joined(vErrors, validate69.errors);
      }
    }
    if (data.bank_transfer !== void 0) {
      if (!validate79(data.bank_transfer, { instancePath: instancePath + "/bank_transfer", parentData: data, parentDataProperty: "bank_transfer", rootData, dynamicAnchors })) {
        errors += validate79.errors.length;
        vErrors = joined(vErrors, validate79.errors);
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.token !== void 0) {
      let data0 = data.token;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.vaulted_token !== void 0) {
      let data1 = data.vaulted_token;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err3 = { instancePath: instancePath + "/vaulted_token", schemaPath: "#/properties/vaulted_token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/vaulted_token", schemaPath: "#/properties/vaulted_token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate66(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate66.errors.length;
        vErrors = joined(vErrors, validate66.errors);
      }
    }
    if (data.detail !== void 0) {
      if (!validate68(data.detail, { instancePath: instancePath + "/detail", parentData: data, parentDataProperty: "detail", rootData, dynamicAnchors })) {
        errors += validate68.errors.length;
        vErrors = joined(vErrors, validate68.errors);
      }
    }
    if (data.vault_on_success !== void 0) {
      if (typeof data.vault_on_success !== "boolean") {
        const err5 = { instancePath: instancePath + "/vault_on_success", schemaPath: "#/properties/vault_on_success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
var schema36 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "merchant_customer_id": { "type": ["string", "null"], "x-basis": "own" }, "first_name": { "type": ["string", "null"], "x-basis": "own" }, "last_name": { "type": ["string", "null"], "x-basis": "own" }, "gender": { "x-basis": "own", "anyOf": [{ "$ref": "component:Gender" }, { "type": "null" }] }, "date_of_birth": { "type": ["string", "null"], "x-basis": "own", "format": "date" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "nationality": { "x-basis": "own", "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "ip_address": { "type": ["string", "null"], "x-basis": "own" }, "device_fingerprint": { "type": ["string", "null"], "x-basis": "own" }, "device_fingerprints": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:DeviceFingerprint" } }, "browser_info": { "x-basis": "own", "anyOf": [{ "$ref": "component:BrowserInfo" }, { "type": "null" }] }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "billing_address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "shipping_address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "merchant_customer_created_at": { "x-basis": "own", "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] }, "geolocation": { "x-basis": "own", "anyOf": [{ "$ref": "component:Geolocation" }, { "type": "null" }] } } };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
var pattern8 = new RegExp("^[A-Z]{2}$", "u");
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 2) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 2) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern8.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.provider_id !== void 0) {
      if (typeof data.provider_id !== "string") {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
var schema40 = { "type": "object", "properties": { "user_agent": { "type": ["string", "null"], "x-basis": "own" }, "accept_header": { "type": ["string", "null"], "x-basis": "own" }, "accept_content": { "type": ["string", "null"], "x-basis": "own" }, "accept_browser": { "type": ["string", "null"], "x-basis": "own" }, "color_depth": { "type": ["string", "null"], "x-basis": "own" }, "screen_height": { "type": ["string", "null"], "x-basis": "own" }, "screen_width": { "type": ["string", "null"], "x-basis": "own" }, "javascript_enabled": { "type": ["boolean", "null"], "x-basis": "own" }, "java_enabled": { "type": ["boolean", "null"], "x-basis": "own" }, "browser_time_difference": { "type": ["string", "null"], "x-basis": "own" }, "language": { "type": ["string", "null"], "x-basis": "own" }, "platform": { "type": ["string", "null"], "x-basis": "own" } } };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.user_agent !== void 0) {
      let data0 = data.user_agent;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/type", keyword: "type", params: { type: schema40.properties.user_agent.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.accept_header !== void 0) {
      let data1 = data.accept_header;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/accept_header", schemaPath: "#/properties/accept_header/type", keyword: "type", params: { type: schema40.properties.accept_header.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.accept_content !== void 0) {
      let data2 = data.accept_content;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/accept_content", schemaPath: "#/properties/accept_content/type", keyword: "type", params: { type: schema40.properties.accept_content.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.accept_browser !== void 0) {
      let data3 = data.accept_browser;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/accept_browser", schemaPath: "#/properties/accept_browser/type", keyword: "type", params: { type: schema40.properties.accept_browser.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.color_depth !== void 0) {
      let data4 = data.color_depth;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/color_depth", schemaPath: "#/properties/color_depth/type", keyword: "type", params: { type: schema40.properties.color_depth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.screen_height !== void 0) {
      let data5 = data.screen_height;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/screen_height", schemaPath: "#/properties/screen_height/type", keyword: "type", params: { type: schema40.properties.screen_height.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.screen_width !== void 0) {
      let data6 = data.screen_width;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/screen_width", schemaPath: "#/properties/screen_width/type", keyword: "type", params: { type: schema40.properties.screen_width.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.javascript_enabled !== void 0) {
      let data7 = data.javascript_enabled;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/javascript_enabled", schemaPath: "#/properties/javascript_enabled/type", keyword: "type", params: { type: schema40.properties.javascript_enabled.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.java_enabled !== void 0) {
      let data8 = data.java_enabled;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/java_enabled", schemaPath: "#/properties/java_enabled/type", keyword: "type", params: { type: schema40.properties.java_enabled.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.browser_time_difference !== void 0) {
      let data9 = data.browser_time_difference;
      if (typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/browser_time_difference", schemaPath: "#/properties/browser_time_difference/type", keyword: "type", params: { type: schema40.properties.browser_time_difference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data10 = data.language;
      if (typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: schema40.properties.language.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.platform !== void 0) {
      let data11 = data.platform;
      if (typeof data11 !== "string" && data11 !== null) {
        const err11 = { instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: schema40.properties.platform.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err12);
    }
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
var schema41 = { "type": "object", "properties": { "document_type": { "x-basis": "own", "anyOf": [{ "$ref": "component:DocumentType" }, { "type": "null" }] }, "document_number": { "type": ["string", "null"], "x-basis": "own" } } };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document_type !== void 0) {
      let data0 = data.document_type;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate93(data0, { instancePath: instancePath + "/document_type", parentData: data, parentDataProperty: "document_type", rootData, dynamicAnchors })) {
        errors += validate93.errors.length;
        vErrors = joined(vErrors, validate93.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/document_type", schemaPath: "#/properties/document_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/document_type", schemaPath: "#/properties/document_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document_number !== void 0) {
      let data1 = data.document_number;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema41.properties.document_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
var schema43 = { "type": "object", "properties": { "number": { "type": ["string", "null"], "x-basis": "own" }, "country_code": { "type": ["string", "null"], "x-basis": "own" } } };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number !== void 0) {
      let data0 = data.number;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: schema43.properties.number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.country_code !== void 0) {
      let data1 = data.country_code;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema43.properties.country_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
var schema44 = { "type": "object", "properties": { "address_line_1": { "type": ["string", "null"], "x-basis": "own" }, "address_line_2": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "state": { "type": ["string", "null"], "x-basis": "own" }, "city": { "type": ["string", "null"], "x-basis": "own" }, "zip_code": { "type": ["string", "null"], "x-basis": "own" }, "neighborhood": { "type": ["string", "null"], "x-basis": "own" } } };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.address_line_1 !== void 0) {
      let data0 = data.address_line_1;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/address_line_1", schemaPath: "#/properties/address_line_1/type", keyword: "type", params: { type: schema44.properties.address_line_1.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.address_line_2 !== void 0) {
      let data1 = data.address_line_2;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/address_line_2", schemaPath: "#/properties/address_line_2/type", keyword: "type", params: { type: schema44.properties.address_line_2.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data2 = data.country;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema44.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data3 = data.state;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema44.properties.state.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.city !== void 0) {
      let data4 = data.city;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema44.properties.city.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.zip_code !== void 0) {
      let data5 = data.zip_code;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema44.properties.zip_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.neighborhood !== void 0) {
      let data6 = data.neighborhood;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/neighborhood", schemaPath: "#/properties/neighborhood/type", keyword: "type", params: { type: schema44.properties.neighborhood.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
var formats4 = /^(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)|23:59:60(\.\d+)?Z)$/i;
var pattern9 = new RegExp("Z$", "u");
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern9.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "Z$" }, message: 'must match pattern "Z$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats4.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
var schema46 = { "type": "object", "properties": { "latitude": { "type": ["string", "null"], "x-basis": "own" }, "longitude": { "type": ["string", "null"], "x-basis": "own" } } };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.latitude !== void 0) {
      let data0 = data.latitude;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: schema46.properties.latitude.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data1 = data.longitude;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: schema46.properties.longitude.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
var formats2 = require_formats().fullFormats.date;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema36.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.merchant_customer_id !== void 0) {
      let data1 = data.merchant_customer_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/type", keyword: "type", params: { type: schema36.properties.merchant_customer_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      let data2 = data.first_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema36.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data3 = data.last_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema36.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.gender !== void 0) {
      let data4 = data.gender;
      const _errs10 = errors;
      let valid1 = false;
      const _errs11 = errors;
      if (!validate84(data4, { instancePath: instancePath + "/gender", parentData: data, parentDataProperty: "gender", rootData, dynamicAnchors })) {
        errors += validate84.errors.length;
        vErrors = joined(vErrors, validate84.errors);
      }
      var _valid0 = _errs11 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs12 = errors;
        if (data4 !== null) {
          const err4 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.date_of_birth !== void 0) {
      let data5 = data.date_of_birth;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema36.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats2.validate(data5)) {
          const err7 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data6 = data.email;
      if (typeof data6 !== "string" && data6 !== null) {
        const err8 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema36.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data7 = data.nationality;
      const _errs19 = errors;
      let valid2 = false;
      const _errs20 = errors;
      if (!validate86(data7, { instancePath: instancePath + "/nationality", parentData: data, parentDataProperty: "nationality", rootData, dynamicAnchors })) {
        errors += validate86.errors.length;
        vErrors = joined(vErrors, validate86.errors);
      }
      var _valid1 = _errs20 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs21 = errors;
        if (data7 !== null) {
          const err9 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid1 = _errs21 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = Math.min(vErrors.length, _errs19);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ip_address !== void 0) {
      let data8 = data.ip_address;
      if (typeof data8 !== "string" && data8 !== null) {
        const err11 = { instancePath: instancePath + "/ip_address", schemaPath: "#/properties/ip_address/type", keyword: "type", params: { type: schema36.properties.ip_address.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.device_fingerprint !== void 0) {
      let data9 = data.device_fingerprint;
      if (typeof data9 !== "string" && data9 !== null) {
        const err12 = { instancePath: instancePath + "/device_fingerprint", schemaPath: "#/properties/device_fingerprint/type", keyword: "type", params: { type: schema36.properties.device_fingerprint.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.device_fingerprints !== void 0) {
      let data10 = data.device_fingerprints;
      if (!Array.isArray(data10) && data10 !== null) {
        const err13 = { instancePath: instancePath + "/device_fingerprints", schemaPath: "#/properties/device_fingerprints/type", keyword: "type", params: { type: schema36.properties.device_fingerprints.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate88(data10[i0], { instancePath: instancePath + "/device_fingerprints/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate88.errors.length;
            vErrors = joined(vErrors, validate88.errors);
          }
        }
      }
    }
    if (data.browser_info !== void 0) {
      let data12 = data.browser_info;
      const _errs31 = errors;
      let valid5 = false;
      const _errs32 = errors;
      if (!validate90(data12, { instancePath: instancePath + "/browser_info", parentData: data, parentDataProperty: "browser_info", rootData, dynamicAnchors })) {
        errors += validate90.errors.length;
        vErrors = joined(vErrors, validate90.errors);
      }
      var _valid2 = _errs32 === errors;
      valid5 = valid5 || _valid2;
      if (!valid5) {
        const _errs33 = errors;
        if (data12 !== null) {
          const err14 = { instancePath: instancePath + "/browser_info", schemaPath: "#/properties/browser_info/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid2 = _errs33 === errors;
        valid5 = valid5 || _valid2;
      }
      if (!valid5) {
        const err15 = { instancePath: instancePath + "/browser_info", schemaPath: "#/properties/browser_info/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs31;
        if (vErrors !== null) {
          if (_errs31) {
            vErrors.length = Math.min(vErrors.length, _errs31);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document !== void 0) {
      let data13 = data.document;
      const _errs36 = errors;
      let valid6 = false;
      const _errs37 = errors;
      if (!validate92(data13, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate92.errors.length;
        vErrors = joined(vErrors, validate92.errors);
      }
      var _valid3 = _errs37 === errors;
      valid6 = valid6 || _valid3;
      if (!valid6) {
        const _errs38 = errors;
        if (data13 !== null) {
          const err16 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid3 = _errs38 === errors;
        valid6 = valid6 || _valid3;
      }
      if (!valid6) {
        const err17 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs36;
        if (vErrors !== null) {
          if (_errs36) {
            vErrors.length = Math.min(vErrors.length, _errs36);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data14 = data.phone;
      const _errs41 = errors;
      let valid7 = false;
      const _errs42 = errors;
      if (!validate96(data14, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate96.errors.length;
        vErrors = joined(vErrors, validate96.errors);
      }
      var _valid4 = _errs42 === errors;
      valid7 = valid7 || _valid4;
      if (!valid7) {
        const _errs43 = errors;
        if (data14 !== null) {
          const err18 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid4 = _errs43 === errors;
        valid7 = valid7 || _valid4;
      }
      if (!valid7) {
        const err19 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = Math.min(vErrors.length, _errs41);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.billing_address !== void 0) {
      let data15 = data.billing_address;
      const _errs46 = errors;
      let valid8 = false;
      const _errs47 = errors;
      if (!validate98(data15, { instancePath: instancePath + "/billing_address", parentData: data, parentDataProperty: "billing_address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid5 = _errs47 === errors;
      valid8 = valid8 || _valid5;
      if (!valid8) {
        const _errs48 = errors;
        if (data15 !== null) {
          const err20 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
        var _valid5 = _errs48 === errors;
        valid8 = valid8 || _valid5;
      }
      if (!valid8) {
        const err21 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      } else {
        errors = _errs46;
        if (vErrors !== null) {
          if (_errs46) {
            vErrors.length = Math.min(vErrors.length, _errs46);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.shipping_address !== void 0) {
      let data16 = data.shipping_address;
      const _errs51 = errors;
      let valid9 = false;
      const _errs52 = errors;
      if (!validate98(data16, { instancePath: instancePath + "/shipping_address", parentData: data, parentDataProperty: "shipping_address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid6 = _errs52 === errors;
      valid9 = valid9 || _valid6;
      if (!valid9) {
        const _errs53 = errors;
        if (data16 !== null) {
          const err22 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err22];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err22);
          }
          errors++;
        }
        var _valid6 = _errs53 === errors;
        valid9 = valid9 || _valid6;
      }
      if (!valid9) {
        const err23 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      } else {
        errors = _errs51;
        if (vErrors !== null) {
          if (_errs51) {
            vErrors.length = Math.min(vErrors.length, _errs51);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.merchant_customer_created_at !== void 0) {
      let data17 = data.merchant_customer_created_at;
      const _errs56 = errors;
      let valid10 = false;
      const _errs57 = errors;
      if (!validate101(data17, { instancePath: instancePath + "/merchant_customer_created_at", parentData: data, parentDataProperty: "merchant_customer_created_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
      var _valid7 = _errs57 === errors;
      valid10 = valid10 || _valid7;
      if (!valid10) {
        const _errs58 = errors;
        if (data17 !== null) {
          const err24 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err24];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err24);
          }
          errors++;
        }
        var _valid7 = _errs58 === errors;
        valid10 = valid10 || _valid7;
      }
      if (!valid10) {
        const err25 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err25];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err25);
        }
        errors++;
      } else {
        errors = _errs56;
        if (vErrors !== null) {
          if (_errs56) {
            vErrors.length = Math.min(vErrors.length, _errs56);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.geolocation !== void 0) {
      let data18 = data.geolocation;
      const _errs61 = errors;
      let valid11 = false;
      const _errs62 = errors;
      if (!validate103(data18, { instancePath: instancePath + "/geolocation", parentData: data, parentDataProperty: "geolocation", rootData, dynamicAnchors })) {
        errors += validate103.errors.length;
        vErrors = joined(vErrors, validate103.errors);
      }
      var _valid8 = _errs62 === errors;
      valid11 = valid11 || _valid8;
      if (!valid11) {
        const _errs63 = errors;
        if (data18 !== null) {
          const err26 = { instancePath: instancePath + "/geolocation", schemaPath: "#/properties/geolocation/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err26);
          }
          errors++;
        }
        var _valid8 = _errs63 === errors;
        valid11 = valid11 || _valid8;
      }
      if (!valid11) {
        const err27 = { instancePath: instancePath + "/geolocation", schemaPath: "#/properties/geolocation/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err27];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err27);
        }
        errors++;
      } else {
        errors = _errs61;
        if (vErrors !== null) {
          if (_errs61) {
            vErrors.length = Math.min(vErrors.length, _errs61);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err28];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err28);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
var schema47 = { "type": "object", "properties": { "airline": { "x-basis": "own", "anyOf": [{ "$ref": "component:Airline" }, { "type": "null" }] }, "transportations": { "type": ["array", "object", "null"], "items": true, "additionalProperties": true, "x-basis": "own" }, "order": { "x-basis": "own", "anyOf": [{ "$ref": "component:Order" }, { "type": "null" }] }, "seller_details": { "x-basis": "own", "anyOf": [{ "$ref": "component:SellerDetails" }, { "type": "null" }] } } };
var schema48 = { "type": "object", "properties": { "pnr": { "type": ["string", "null"], "x-basis": "own" }, "legs": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:AirlineLeg" } }, "passengers": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:AirlinePassenger" } }, "type": { "type": ["string", "null"], "x-basis": "own" }, "ticket": { "x-basis": "own", "anyOf": [{ "$ref": "component:AirlineTicket" }, { "type": "null" }] }, "tickets": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:AirlineTicket" } } } };
var schema49 = { "type": "object", "properties": { "order": { "type": ["string", "null"], "x-basis": "own" }, "route_order": { "type": ["string", "null"], "x-basis": "own" }, "passenger_id": { "type": ["string", "null"], "x-basis": "own" }, "departure_airport": { "type": ["string", "null"], "x-basis": "own" }, "departure_datetime": { "type": ["string", "null"], "x-basis": "own" }, "departure_airport_timezone": { "type": ["string", "null"], "x-basis": "own" }, "arrival_airport": { "type": ["string", "null"], "x-basis": "own" }, "arrival_airport_timezone": { "type": ["string", "null"], "x-basis": "own" }, "arrival_datetime": { "type": ["string", "null"], "x-basis": "own" }, "carrier_code": { "type": ["string", "null"], "x-basis": "own" }, "flight_number": { "type": ["string", "null"], "x-basis": "own" }, "fare_basis_code": { "type": ["string", "null"], "x-basis": "own" }, "fare_class_code": { "type": ["string", "null"], "x-basis": "own" }, "base_fare": { "type": ["number", "null"], "x-basis": "own" }, "base_fare_currency": { "type": ["string", "null"], "x-basis": "own" }, "stopover_code": { "type": ["string", "null"], "x-basis": "own" }, "departure_airport_country": { "type": ["string", "null"], "x-basis": "own" }, "departure_airport_city": { "type": ["string", "null"], "x-basis": "own" }, "arrival_airport_country": { "type": ["string", "null"], "x-basis": "own" }, "arrival_airport_city": { "type": ["string", "null"], "x-basis": "own" }, "expedited_boarding": { "type": ["string", "null"], "x-basis": "own" }, "extra_baggage": { "type": ["string", "null"], "x-basis": "own" }, "purchased_meals": { "type": ["string", "null"], "x-basis": "own" }, "selected_seat": { "type": ["string", "null"], "x-basis": "own" } } };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.order !== void 0) {
      let data0 = data.order;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: schema49.properties.order.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.route_order !== void 0) {
      let data1 = data.route_order;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/route_order", schemaPath: "#/properties/route_order/type", keyword: "type", params: { type: schema49.properties.route_order.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.passenger_id !== void 0) {
      let data2 = data.passenger_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/passenger_id", schemaPath: "#/properties/passenger_id/type", keyword: "type", params: { type: schema49.properties.passenger_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.departure_airport !== void 0) {
      let data3 = data.departure_airport;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/departure_airport", schemaPath: "#/properties/departure_airport/type", keyword: "type", params: { type: schema49.properties.departure_airport.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.departure_datetime !== void 0) {
      let data4 = data.departure_datetime;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/departure_datetime", schemaPath: "#/properties/departure_datetime/type", keyword: "type", params: { type: schema49.properties.departure_datetime.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.departure_airport_timezone !== void 0) {
      let data5 = data.departure_airport_timezone;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/departure_airport_timezone", schemaPath: "#/properties/departure_airport_timezone/type", keyword: "type", params: { type: schema49.properties.departure_airport_timezone.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.arrival_airport !== void 0) {
      let data6 = data.arrival_airport;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/arrival_airport", schemaPath: "#/properties/arrival_airport/type", keyword: "type", params: { type: schema49.properties.arrival_airport.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.arrival_airport_timezone !== void 0) {
      let data7 = data.arrival_airport_timezone;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/arrival_airport_timezone", schemaPath: "#/properties/arrival_airport_timezone/type", keyword: "type", params: { type: schema49.properties.arrival_airport_timezone.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.arrival_datetime !== void 0) {
      let data8 = data.arrival_datetime;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/arrival_datetime", schemaPath: "#/properties/arrival_datetime/type", keyword: "type", params: { type: schema49.properties.arrival_datetime.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.carrier_code !== void 0) {
      let data9 = data.carrier_code;
      if (typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/carrier_code", schemaPath: "#/properties/carrier_code/type", keyword: "type", params: { type: schema49.properties.carrier_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.flight_number !== void 0) {
      let data10 = data.flight_number;
      if (typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/flight_number", schemaPath: "#/properties/flight_number/type", keyword: "type", params: { type: schema49.properties.flight_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.fare_basis_code !== void 0) {
      let data11 = data.fare_basis_code;
      if (typeof data11 !== "string" && data11 !== null) {
        const err11 = { instancePath: instancePath + "/fare_basis_code", schemaPath: "#/properties/fare_basis_code/type", keyword: "type", params: { type: schema49.properties.fare_basis_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.fare_class_code !== void 0) {
      let data12 = data.fare_class_code;
      if (typeof data12 !== "string" && data12 !== null) {
        const err12 = { instancePath: instancePath + "/fare_class_code", schemaPath: "#/properties/fare_class_code/type", keyword: "type", params: { type: schema49.properties.fare_class_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.base_fare !== void 0) {
      let data13 = data.base_fare;
      if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
        const err13 = { instancePath: instancePath + "/base_fare", schemaPath: "#/properties/base_fare/type", keyword: "type", params: { type: schema49.properties.base_fare.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.base_fare_currency !== void 0) {
      let data14 = data.base_fare_currency;
      if (typeof data14 !== "string" && data14 !== null) {
        const err14 = { instancePath: instancePath + "/base_fare_currency", schemaPath: "#/properties/base_fare_currency/type", keyword: "type", params: { type: schema49.properties.base_fare_currency.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.stopover_code !== void 0) {
      let data15 = data.stopover_code;
      if (typeof data15 !== "string" && data15 !== null) {
        const err15 = { instancePath: instancePath + "/stopover_code", schemaPath: "#/properties/stopover_code/type", keyword: "type", params: { type: schema49.properties.stopover_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.departure_airport_country !== void 0) {
      let data16 = data.departure_airport_country;
      if (typeof data16 !== "string" && data16 !== null) {
        const err16 = { instancePath: instancePath + "/departure_airport_country", schemaPath: "#/properties/departure_airport_country/type", keyword: "type", params: { type: schema49.properties.departure_airport_country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.departure_airport_city !== void 0) {
      let data17 = data.departure_airport_city;
      if (typeof data17 !== "string" && data17 !== null) {
        const err17 = { instancePath: instancePath + "/departure_airport_city", schemaPath: "#/properties/departure_airport_city/type", keyword: "type", params: { type: schema49.properties.departure_airport_city.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.arrival_airport_country !== void 0) {
      let data18 = data.arrival_airport_country;
      if (typeof data18 !== "string" && data18 !== null) {
        const err18 = { instancePath: instancePath + "/arrival_airport_country", schemaPath: "#/properties/arrival_airport_country/type", keyword: "type", params: { type: schema49.properties.arrival_airport_country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.arrival_airport_city !== void 0) {
      let data19 = data.arrival_airport_city;
      if (typeof data19 !== "string" && data19 !== null) {
        const err19 = { instancePath: instancePath + "/arrival_airport_city", schemaPath: "#/properties/arrival_airport_city/type", keyword: "type", params: { type: schema49.properties.arrival_airport_city.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.expedited_boarding !== void 0) {
      let data20 = data.expedited_boarding;
      if (typeof data20 !== "string" && data20 !== null) {
        const err20 = { instancePath: instancePath + "/expedited_boarding", schemaPath: "#/properties/expedited_boarding/type", keyword: "type", params: { type: schema49.properties.expedited_boarding.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.extra_baggage !== void 0) {
      let data21 = data.extra_baggage;
      if (typeof data21 !== "string" && data21 !== null) {
        const err21 = { instancePath: instancePath + "/extra_baggage", schemaPath: "#/properties/extra_baggage/type", keyword: "type", params: { type: schema49.properties.extra_baggage.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.purchased_meals !== void 0) {
      let data22 = data.purchased_meals;
      if (typeof data22 !== "string" && data22 !== null) {
        const err22 = { instancePath: instancePath + "/purchased_meals", schemaPath: "#/properties/purchased_meals/type", keyword: "type", params: { type: schema49.properties.purchased_meals.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.selected_seat !== void 0) {
      let data23 = data.selected_seat;
      if (typeof data23 !== "string" && data23 !== null) {
        const err23 = { instancePath: instancePath + "/selected_seat", schemaPath: "#/properties/selected_seat/type", keyword: "type", params: { type: schema49.properties.selected_seat.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err24);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
var schema50 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "first_name": { "type": ["string", "null"], "x-basis": "own" }, "last_name": { "type": ["string", "null"], "x-basis": "own" }, "middle_name": { "type": ["string", "null"], "x-basis": "own" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:PassengerType" }, { "type": "null" }] }, "date_of_birth": { "type": ["string", "null"], "x-basis": "own" }, "nationality": { "type": ["string", "null"], "x-basis": "own" }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "country": { "type": ["string", "null"], "x-basis": "own" }, "loyalty_number": { "type": ["string", "null"], "x-basis": "own" }, "loyalty_tier": { "type": ["string", "null"], "x-basis": "own" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "evidence_document_source": { "type": ["string", "null"], "x-basis": "own" } } };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema50.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      let data1 = data.first_name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema50.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data2 = data.last_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema50.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.middle_name !== void 0) {
      let data3 = data.middle_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/middle_name", schemaPath: "#/properties/middle_name/type", keyword: "type", params: { type: schema50.properties.middle_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      const _errs10 = errors;
      let valid1 = false;
      const _errs11 = errors;
      if (!validate111(data4, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate111.errors.length;
        vErrors = joined(vErrors, validate111.errors);
      }
      var _valid0 = _errs11 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs12 = errors;
        if (data4 !== null) {
          const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.date_of_birth !== void 0) {
      let data5 = data.date_of_birth;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema50.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data6 = data.nationality;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/type", keyword: "type", params: { type: schema50.properties.nationality.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.document !== void 0) {
      let data7 = data.document;
      const _errs19 = errors;
      let valid2 = false;
      const _errs20 = errors;
      if (!validate92(data7, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate92.errors.length;
        vErrors = joined(vErrors, validate92.errors);
      }
      var _valid1 = _errs20 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs21 = errors;
        if (data7 !== null) {
          const err8 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid1 = _errs21 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err9 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = Math.min(vErrors.length, _errs19);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.country !== void 0) {
      let data8 = data.country;
      if (typeof data8 !== "string" && data8 !== null) {
        const err10 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema50.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.loyalty_number !== void 0) {
      let data9 = data.loyalty_number;
      if (typeof data9 !== "string" && data9 !== null) {
        const err11 = { instancePath: instancePath + "/loyalty_number", schemaPath: "#/properties/loyalty_number/type", keyword: "type", params: { type: schema50.properties.loyalty_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.loyalty_tier !== void 0) {
      let data10 = data.loyalty_tier;
      if (typeof data10 !== "string" && data10 !== null) {
        const err12 = { instancePath: instancePath + "/loyalty_tier", schemaPath: "#/properties/loyalty_tier/type", keyword: "type", params: { type: schema50.properties.loyalty_tier.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data11 = data.email;
      if (typeof data11 !== "string" && data11 !== null) {
        const err13 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema50.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data12 = data.phone;
      const _errs32 = errors;
      let valid3 = false;
      const _errs33 = errors;
      if (!validate96(data12, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate96.errors.length;
        vErrors = joined(vErrors, validate96.errors);
      }
      var _valid2 = _errs33 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs34 = errors;
        if (data12 !== null) {
          const err14 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid2 = _errs34 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err15 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = Math.min(vErrors.length, _errs32);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.address !== void 0) {
      let data13 = data.address;
      const _errs37 = errors;
      let valid4 = false;
      const _errs38 = errors;
      if (!validate98(data13, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid3 = _errs38 === errors;
      valid4 = valid4 || _valid3;
      if (!valid4) {
        const _errs39 = errors;
        if (data13 !== null) {
          const err16 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid3 = _errs39 === errors;
        valid4 = valid4 || _valid3;
      }
      if (!valid4) {
        const err17 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs37;
        if (vErrors !== null) {
          if (_errs37) {
            vErrors.length = Math.min(vErrors.length, _errs37);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.evidence_document_source !== void 0) {
      let data14 = data.evidence_document_source;
      if (typeof data14 !== "string" && data14 !== null) {
        const err18 = { instancePath: instancePath + "/evidence_document_source", schemaPath: "#/properties/evidence_document_source/type", keyword: "type", params: { type: schema50.properties.evidence_document_source.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err19);
    }
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
var schema52 = { "type": "object", "properties": { "ticket_number": { "type": ["string", "null"], "x-basis": "own" }, "passenger_id": { "type": ["string", "null"], "x-basis": "own" }, "e_ticket": { "type": ["boolean", "null"], "x-basis": "own" }, "restricted": { "type": ["boolean", "null"], "x-basis": "own" }, "total_fare_amount": { "type": ["number", "null"], "x-basis": "own" }, "total_tax_amount": { "type": ["number", "null"], "x-basis": "own" }, "total_fee_amount": { "type": ["number", "null"], "x-basis": "own" }, "issue": { "x-basis": "own", "anyOf": [{ "$ref": "component:AirlineTicketIssue" }, { "type": "null" }] } } };
var schema53 = { "type": "object", "properties": { "carrier_prefix_code": { "type": ["string", "null"], "x-basis": "own" }, "travel_agent_code": { "type": ["string", "null"], "x-basis": "own" }, "travel_agent_name": { "type": ["string", "null"], "x-basis": "own" }, "date": { "type": ["string", "null"], "x-basis": "own" }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": ["string", "null"] }] }, "city": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "zip_code": { "type": ["string", "null"], "x-basis": "own" }, "booking_system_code": { "type": ["string", "null"], "x-basis": "own" }, "booking_system_name": { "type": ["string", "null"], "x-basis": "own" } } };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.carrier_prefix_code !== void 0) {
      let data0 = data.carrier_prefix_code;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/carrier_prefix_code", schemaPath: "#/properties/carrier_prefix_code/type", keyword: "type", params: { type: schema53.properties.carrier_prefix_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.travel_agent_code !== void 0) {
      let data1 = data.travel_agent_code;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/travel_agent_code", schemaPath: "#/properties/travel_agent_code/type", keyword: "type", params: { type: schema53.properties.travel_agent_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.travel_agent_name !== void 0) {
      let data2 = data.travel_agent_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/travel_agent_name", schemaPath: "#/properties/travel_agent_name/type", keyword: "type", params: { type: schema53.properties.travel_agent_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.date !== void 0) {
      let data3 = data.date;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: schema53.properties.date.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.address !== void 0) {
      let data4 = data.address;
      const _errs10 = errors;
      let valid1 = false;
      const _errs11 = errors;
      if (!validate98(data4, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid0 = _errs11 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs12 = errors;
        if (typeof data4 !== "string" && data4 !== null) {
          const err4 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: schema53.properties.address.anyOf[1].type }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.city !== void 0) {
      let data5 = data.city;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema53.properties.city.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data6 = data.country;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema53.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.zip_code !== void 0) {
      let data7 = data.zip_code;
      if (typeof data7 !== "string" && data7 !== null) {
        const err8 = { instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema53.properties.zip_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.booking_system_code !== void 0) {
      let data8 = data.booking_system_code;
      if (typeof data8 !== "string" && data8 !== null) {
        const err9 = { instancePath: instancePath + "/booking_system_code", schemaPath: "#/properties/booking_system_code/type", keyword: "type", params: { type: schema53.properties.booking_system_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.booking_system_name !== void 0) {
      let data9 = data.booking_system_name;
      if (typeof data9 !== "string" && data9 !== null) {
        const err10 = { instancePath: instancePath + "/booking_system_name", schemaPath: "#/properties/booking_system_name/type", keyword: "type", params: { type: schema53.properties.booking_system_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err11);
    }
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ticket_number !== void 0) {
      let data0 = data.ticket_number;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/ticket_number", schemaPath: "#/properties/ticket_number/type", keyword: "type", params: { type: schema52.properties.ticket_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.passenger_id !== void 0) {
      let data1 = data.passenger_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/passenger_id", schemaPath: "#/properties/passenger_id/type", keyword: "type", params: { type: schema52.properties.passenger_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.e_ticket !== void 0) {
      let data2 = data.e_ticket;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/e_ticket", schemaPath: "#/properties/e_ticket/type", keyword: "type", params: { type: schema52.properties.e_ticket.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.restricted !== void 0) {
      let data3 = data.restricted;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/restricted", schemaPath: "#/properties/restricted/type", keyword: "type", params: { type: schema52.properties.restricted.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.total_fare_amount !== void 0) {
      let data4 = data.total_fare_amount;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/total_fare_amount", schemaPath: "#/properties/total_fare_amount/type", keyword: "type", params: { type: schema52.properties.total_fare_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.total_tax_amount !== void 0) {
      let data5 = data.total_tax_amount;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/total_tax_amount", schemaPath: "#/properties/total_tax_amount/type", keyword: "type", params: { type: schema52.properties.total_tax_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.total_fee_amount !== void 0) {
      let data6 = data.total_fee_amount;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err6 = { instancePath: instancePath + "/total_fee_amount", schemaPath: "#/properties/total_fee_amount/type", keyword: "type", params: { type: schema52.properties.total_fee_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.issue !== void 0) {
      let data7 = data.issue;
      const _errs16 = errors;
      let valid1 = false;
      const _errs17 = errors;
      if (!validate118(data7, { instancePath: instancePath + "/issue", parentData: data, parentDataProperty: "issue", rootData, dynamicAnchors })) {
        errors += validate118.errors.length;
        vErrors = joined(vErrors, validate118.errors);
      }
      var _valid0 = _errs17 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs18 = errors;
        if (data7 !== null) {
          const err7 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs18 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err8 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err9);
    }
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pnr !== void 0) {
      let data0 = data.pnr;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/pnr", schemaPath: "#/properties/pnr/type", keyword: "type", params: { type: schema48.properties.pnr.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.legs !== void 0) {
      let data1 = data.legs;
      if (!Array.isArray(data1) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/legs", schemaPath: "#/properties/legs/type", keyword: "type", params: { type: schema48.properties.legs.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate108(data1[i0], { instancePath: instancePath + "/legs/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate108.errors.length;
            vErrors = joined(vErrors, validate108.errors);
          }
        }
      }
    }
    if (data.passengers !== void 0) {
      let data3 = data.passengers;
      if (!Array.isArray(data3) && data3 !== null) {
        const err2 = { instancePath: instancePath + "/passengers", schemaPath: "#/properties/passengers/type", keyword: "type", params: { type: schema48.properties.passengers.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate110(data3[i1], { instancePath: instancePath + "/passengers/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate110.errors.length;
            vErrors = joined(vErrors, validate110.errors);
          }
        }
      }
    }
    if (data.type !== void 0) {
      let data5 = data.type;
      if (typeof data5 !== "string" && data5 !== null) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema48.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.ticket !== void 0) {
      let data6 = data.ticket;
      const _errs12 = errors;
      let valid5 = false;
      const _errs13 = errors;
      if (!validate117(data6, { instancePath: instancePath + "/ticket", parentData: data, parentDataProperty: "ticket", rootData, dynamicAnchors })) {
        errors += validate117.errors.length;
        vErrors = joined(vErrors, validate117.errors);
      }
      var _valid0 = _errs13 === errors;
      valid5 = valid5 || _valid0;
      if (!valid5) {
        const _errs14 = errors;
        if (data6 !== null) {
          const err4 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs14 === errors;
        valid5 = valid5 || _valid0;
      }
      if (!valid5) {
        const err5 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = Math.min(vErrors.length, _errs12);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.tickets !== void 0) {
      let data7 = data.tickets;
      if (!Array.isArray(data7) && data7 !== null) {
        const err6 = { instancePath: instancePath + "/tickets", schemaPath: "#/properties/tickets/type", keyword: "type", params: { type: schema48.properties.tickets.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (Array.isArray(data7)) {
        const len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate117(data7[i2], { instancePath: instancePath + "/tickets/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors })) {
            errors += validate117.errors.length;
            vErrors = joined(vErrors, validate117.errors);
          }
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate107.errors = vErrors;
  return errors === 0;
}
var schema54 = { "type": "object", "properties": { "fee_amount": { "x-basis": "own", "type": ["number", "null"] }, "shipping_amount": { "x-basis": "own", "type": ["number", "null"] }, "tip_amount": { "x-basis": "own", "type": ["number", "null"] }, "items": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OrderItem" } }, "taxes": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OrderTax" } }, "shipping": { "x-basis": "own", "anyOf": [{ "$ref": "component:OrderShipping" }, { "type": "null" }] }, "account_funding": { "x-basis": "own", "anyOf": [{ "$ref": "component:AccountFunding" }, { "type": "null" }] }, "tickets": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OrderTicket" } }, "fulfillment": { "x-basis": "own", "anyOf": [{ "$ref": "component:OpenObject" }, { "type": "null" }] }, "discounts": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OrderDiscount" } }, "sales_channel": { "type": ["string", "null"], "x-basis": "own" } } };
var schema55 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "quantity": { "type": ["integer", "null"], "x-basis": "own" }, "unit_amount": { "type": ["number", "null"], "x-basis": "own" }, "category": { "type": ["string", "null"], "x-basis": "own" }, "brand": { "type": ["string", "null"], "x-basis": "own" }, "sku_code": { "type": ["string", "null"], "x-basis": "own" }, "manufacture_part_number": { "type": ["string", "null"], "x-basis": "own" } } };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema55.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema55.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.quantity !== void 0) {
      let data2 = data.quantity;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: schema55.properties.quantity.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.unit_amount !== void 0) {
      let data3 = data.unit_amount;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/unit_amount", schemaPath: "#/properties/unit_amount/type", keyword: "type", params: { type: schema55.properties.unit_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data4 = data.category;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: schema55.properties.category.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      let data5 = data.brand;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: schema55.properties.brand.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.sku_code !== void 0) {
      let data6 = data.sku_code;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/sku_code", schemaPath: "#/properties/sku_code/type", keyword: "type", params: { type: schema55.properties.sku_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.manufacture_part_number !== void 0) {
      let data7 = data.manufacture_part_number;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/manufacture_part_number", schemaPath: "#/properties/manufacture_part_number/type", keyword: "type", params: { type: schema55.properties.manufacture_part_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
var schema56 = { "type": "object", "properties": { "type": { "type": ["string", "null"], "x-basis": "own" }, "tax_base": { "type": ["number", "null"], "x-basis": "own" }, "value": { "type": ["number", "null"], "x-basis": "own" }, "percentage": { "type": ["number", "null"], "x-basis": "own" } } };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema56.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.tax_base !== void 0) {
      let data1 = data.tax_base;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/tax_base", schemaPath: "#/properties/tax_base/type", keyword: "type", params: { type: schema56.properties.tax_base.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data2 = data.value;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: schema56.properties.value.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.percentage !== void 0) {
      let data3 = data.percentage;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/percentage", schemaPath: "#/properties/percentage/type", keyword: "type", params: { type: schema56.properties.percentage.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
var schema57 = { "type": "object", "properties": { "type": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" }, "carrier": { "type": ["string", "null"], "x-basis": "own" }, "deliver_at": { "type": ["string", "null"], "x-basis": "own" }, "recipients": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OpenObject" } } } };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema57.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema57.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.carrier !== void 0) {
      let data2 = data.carrier;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/carrier", schemaPath: "#/properties/carrier/type", keyword: "type", params: { type: schema57.properties.carrier.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.deliver_at !== void 0) {
      let data3 = data.deliver_at;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/deliver_at", schemaPath: "#/properties/deliver_at/type", keyword: "type", params: { type: schema57.properties.deliver_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.recipients !== void 0) {
      let data4 = data.recipients;
      if (!Array.isArray(data4) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/type", keyword: "type", params: { type: schema57.properties.recipients.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate79(data4[i0], { instancePath: instancePath + "/recipients/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate79.errors.length;
            vErrors = joined(vErrors, validate79.errors);
          }
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate129.errors = vErrors;
  return errors === 0;
}
var schema59 = { "type": "object", "properties": { "national_entity": { "type": ["string", "null"], "x-basis": "own" }, "first_name": { "type": ["string", "null"], "x-basis": "own" }, "last_name": { "type": ["string", "null"], "x-basis": "own" }, "legal_name": { "type": ["string", "null"], "x-basis": "own" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "date_of_birth": { "type": ["string", "null"], "x-basis": "own" }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] } } };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.national_entity !== void 0) {
      let data0 = data.national_entity;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/national_entity", schemaPath: "#/properties/national_entity/type", keyword: "type", params: { type: schema59.properties.national_entity.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      let data1 = data.first_name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema59.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data2 = data.last_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema59.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.legal_name !== void 0) {
      let data3 = data.legal_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/legal_name", schemaPath: "#/properties/legal_name/type", keyword: "type", params: { type: schema59.properties.legal_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data4 = data.email;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema59.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data5 = data.country;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema59.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.date_of_birth !== void 0) {
      let data6 = data.date_of_birth;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema59.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.document !== void 0) {
      let data7 = data.document;
      const _errs16 = errors;
      let valid1 = false;
      const _errs17 = errors;
      if (!validate92(data7, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate92.errors.length;
        vErrors = joined(vErrors, validate92.errors);
      }
      var _valid0 = _errs17 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs18 = errors;
        if (data7 !== null) {
          const err7 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs18 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err8 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data8 = data.phone;
      const _errs21 = errors;
      let valid2 = false;
      const _errs22 = errors;
      if (!validate96(data8, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate96.errors.length;
        vErrors = joined(vErrors, validate96.errors);
      }
      var _valid1 = _errs22 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs23 = errors;
        if (data8 !== null) {
          const err9 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid1 = _errs23 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs21;
        if (vErrors !== null) {
          if (_errs21) {
            vErrors.length = Math.min(vErrors.length, _errs21);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.address !== void 0) {
      let data9 = data.address;
      const _errs26 = errors;
      let valid3 = false;
      const _errs27 = errors;
      if (!validate98(data9, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid2 = _errs27 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs28 = errors;
        if (data9 !== null) {
          const err11 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid2 = _errs28 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err12 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs26;
        if (vErrors !== null) {
          if (_errs26) {
            vErrors.length = Math.min(vErrors.length, _errs26);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sender !== void 0) {
      let data0 = data.sender;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate133(data0, { instancePath: instancePath + "/sender", parentData: data, parentDataProperty: "sender", rootData, dynamicAnchors })) {
        errors += validate133.errors.length;
        vErrors = joined(vErrors, validate133.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.beneficiary !== void 0) {
      let data1 = data.beneficiary;
      const _errs7 = errors;
      let valid2 = false;
      const _errs8 = errors;
      if (!validate133(data1, { instancePath: instancePath + "/beneficiary", parentData: data, parentDataProperty: "beneficiary", rootData, dynamicAnchors })) {
        errors += validate133.errors.length;
        vErrors = joined(vErrors, validate133.errors);
      }
      var _valid1 = _errs8 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs9 = errors;
        if (data1 !== null) {
          const err2 = { instancePath: instancePath + "/beneficiary", schemaPath: "#/properties/beneficiary/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid1 = _errs9 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err3 = { instancePath: instancePath + "/beneficiary", schemaPath: "#/properties/beneficiary/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = Math.min(vErrors.length, _errs7);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
var schema60 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" }, "type": { "type": ["string", "null"], "x-basis": "own" }, "amount": { "x-basis": "own", "anyOf": [{ "$ref": "component:OrderTicketAmount" }, { "type": "null" }] }, "event": { "x-basis": "own", "anyOf": [{ "$ref": "component:OrderTicketEvent" }, { "type": "null" }] } } };
var schema61 = { "type": "object", "properties": { "value": { "type": ["number", "null"], "x-basis": "own" }, "currency": { "x-basis": "own", "anyOf": [{ "$ref": "component:CurrencyCode" }, { "type": "null" }] } } };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: schema61.properties.value.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      let data1 = data.currency;
      const _errs4 = errors;
      let valid1 = false;
      const _errs5 = errors;
      if (!validate58(data1, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate58.errors.length;
        vErrors = joined(vErrors, validate58.errors);
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs6 = errors;
        if (data1 !== null) {
          const err1 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err2 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = Math.min(vErrors.length, _errs4);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
var schema62 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" }, "type": { "type": ["string", "null"], "x-basis": "own" }, "date": { "type": ["string", "null"], "x-basis": "own" }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] } } };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema62.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema62.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema62.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema62.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.date !== void 0) {
      let data4 = data.date;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: schema62.properties.date.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      const _errs12 = errors;
      let valid1 = false;
      const _errs13 = errors;
      if (!validate98(data5, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid0 = _errs13 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs14 = errors;
        if (data5 !== null) {
          const err5 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs14 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = Math.min(vErrors.length, _errs12);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema60.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema60.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema60.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema60.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data4 = data.amount;
      const _errs10 = errors;
      let valid1 = false;
      const _errs11 = errors;
      if (!validate141(data4, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate141.errors.length;
        vErrors = joined(vErrors, validate141.errors);
      }
      var _valid0 = _errs11 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs12 = errors;
        if (data4 !== null) {
          const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.event !== void 0) {
      let data5 = data.event;
      const _errs15 = errors;
      let valid2 = false;
      const _errs16 = errors;
      if (!validate144(data5, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        errors += validate144.errors.length;
        vErrors = joined(vErrors, validate144.errors);
      }
      var _valid1 = _errs16 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs17 = errors;
        if (data5 !== null) {
          const err6 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        var _valid1 = _errs17 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err7 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      } else {
        errors = _errs15;
        if (vErrors !== null) {
          if (_errs15) {
            vErrors.length = Math.min(vErrors.length, _errs15);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
var schema63 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "unit_amount": { "type": ["number", "null"], "x-basis": "own" } } };
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema63.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema63.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.unit_amount !== void 0) {
      let data2 = data.unit_amount;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/unit_amount", schemaPath: "#/properties/unit_amount/type", keyword: "type", params: { type: schema63.properties.unit_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate149.errors = vErrors;
  return errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fee_amount !== void 0) {
      let data0 = data.fee_amount;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/fee_amount", schemaPath: "#/properties/fee_amount/type", keyword: "type", params: { type: schema54.properties.fee_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.shipping_amount !== void 0) {
      let data1 = data.shipping_amount;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/shipping_amount", schemaPath: "#/properties/shipping_amount/type", keyword: "type", params: { type: schema54.properties.shipping_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.tip_amount !== void 0) {
      let data2 = data.tip_amount;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/tip_amount", schemaPath: "#/properties/tip_amount/type", keyword: "type", params: { type: schema54.properties.tip_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.items !== void 0) {
      let data3 = data.items;
      if (!Array.isArray(data3) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: schema54.properties.items.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate125(data3[i0], { instancePath: instancePath + "/items/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate125.errors.length;
            vErrors = joined(vErrors, validate125.errors);
          }
        }
      }
    }
    if (data.taxes !== void 0) {
      let data5 = data.taxes;
      if (!Array.isArray(data5) && data5 !== null) {
        const err4 = { instancePath: instancePath + "/taxes", schemaPath: "#/properties/taxes/type", keyword: "type", params: { type: schema54.properties.taxes.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate127(data5[i1], { instancePath: instancePath + "/taxes/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate127.errors.length;
            vErrors = joined(vErrors, validate127.errors);
          }
        }
      }
    }
    if (data.shipping !== void 0) {
      let data7 = data.shipping;
      const _errs14 = errors;
      let valid5 = false;
      const _errs15 = errors;
      if (!validate129(data7, { instancePath: instancePath + "/shipping", parentData: data, parentDataProperty: "shipping", rootData, dynamicAnchors })) {
        errors += validate129.errors.length;
        vErrors = joined(vErrors, validate129.errors);
      }
      var _valid0 = _errs15 === errors;
      valid5 = valid5 || _valid0;
      if (!valid5) {
        const _errs16 = errors;
        if (data7 !== null) {
          const err5 = { instancePath: instancePath + "/shipping", schemaPath: "#/properties/shipping/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs16 === errors;
        valid5 = valid5 || _valid0;
      }
      if (!valid5) {
        const err6 = { instancePath: instancePath + "/shipping", schemaPath: "#/properties/shipping/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = Math.min(vErrors.length, _errs14);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.account_funding !== void 0) {
      let data8 = data.account_funding;
      const _errs19 = errors;
      let valid6 = false;
      const _errs20 = errors;
      if (!validate132(data8, { instancePath: instancePath + "/account_funding", parentData: data, parentDataProperty: "account_funding", rootData, dynamicAnchors })) {
        errors += validate132.errors.length;
        vErrors = joined(vErrors, validate132.errors);
      }
      var _valid1 = _errs20 === errors;
      valid6 = valid6 || _valid1;
      if (!valid6) {
        const _errs21 = errors;
        if (data8 !== null) {
          const err7 = { instancePath: instancePath + "/account_funding", schemaPath: "#/properties/account_funding/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid1 = _errs21 === errors;
        valid6 = valid6 || _valid1;
      }
      if (!valid6) {
        const err8 = { instancePath: instancePath + "/account_funding", schemaPath: "#/properties/account_funding/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = Math.min(vErrors.length, _errs19);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.tickets !== void 0) {
      let data9 = data.tickets;
      if (!Array.isArray(data9) && data9 !== null) {
        const err9 = { instancePath: instancePath + "/tickets", schemaPath: "#/properties/tickets/type", keyword: "type", params: { type: schema54.properties.tickets.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
      if (Array.isArray(data9)) {
        const len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate140(data9[i2], { instancePath: instancePath + "/tickets/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors })) {
            errors += validate140.errors.length;
            vErrors = joined(vErrors, validate140.errors);
          }
        }
      }
    }
    if (data.fulfillment !== void 0) {
      let data11 = data.fulfillment;
      const _errs27 = errors;
      let valid9 = false;
      const _errs28 = errors;
      if (!validate79(data11, { instancePath: instancePath + "/fulfillment", parentData: data, parentDataProperty: "fulfillment", rootData, dynamicAnchors })) {
        errors += validate79.errors.length;
        vErrors = joined(vErrors, validate79.errors);
      }
      var _valid2 = _errs28 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs29 = errors;
        if (data11 !== null) {
          const err10 = { instancePath: instancePath + "/fulfillment", schemaPath: "#/properties/fulfillment/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
        var _valid2 = _errs29 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err11 = { instancePath: instancePath + "/fulfillment", schemaPath: "#/properties/fulfillment/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = Math.min(vErrors.length, _errs27);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.discounts !== void 0) {
      let data12 = data.discounts;
      if (!Array.isArray(data12) && data12 !== null) {
        const err12 = { instancePath: instancePath + "/discounts", schemaPath: "#/properties/discounts/type", keyword: "type", params: { type: schema54.properties.discounts.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
      if (Array.isArray(data12)) {
        const len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate149(data12[i3], { instancePath: instancePath + "/discounts/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
            errors += validate149.errors.length;
            vErrors = joined(vErrors, validate149.errors);
          }
        }
      }
    }
    if (data.sales_channel !== void 0) {
      let data14 = data.sales_channel;
      if (typeof data14 !== "string" && data14 !== null) {
        const err13 = { instancePath: instancePath + "/sales_channel", schemaPath: "#/properties/sales_channel/type", keyword: "type", params: { type: schema54.properties.sales_channel.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err14);
    }
    errors++;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
var schema64 = { "type": "object", "properties": { "name": { "type": ["string", "null"], "x-basis": "own" }, "website": { "type": ["string", "null"], "x-basis": "own" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "reference": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "industry": { "type": ["string", "null"], "x-basis": "own" }, "merchant_category_code": { "type": ["string", "null"], "x-basis": "own" } } };
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema64.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.website !== void 0) {
      let data1 = data.website;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/type", keyword: "type", params: { type: schema64.properties.website.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data2 = data.email;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema64.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.address !== void 0) {
      let data3 = data.address;
      const _errs8 = errors;
      let valid1 = false;
      const _errs9 = errors;
      if (!validate98(data3, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid0 = _errs9 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs10 = errors;
        if (data3 !== null) {
          const err3 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err4 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs8;
        if (vErrors !== null) {
          if (_errs8) {
            vErrors.length = Math.min(vErrors.length, _errs8);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.reference !== void 0) {
      let data4 = data.reference;
      if (typeof data4 !== "string" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: schema64.properties.reference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data5 = data.country;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema64.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data6 = data.phone;
      const _errs17 = errors;
      let valid2 = false;
      const _errs18 = errors;
      if (!validate96(data6, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate96.errors.length;
        vErrors = joined(vErrors, validate96.errors);
      }
      var _valid1 = _errs18 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs19 = errors;
        if (data6 !== null) {
          const err7 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid1 = _errs19 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err8 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs17;
        if (vErrors !== null) {
          if (_errs17) {
            vErrors.length = Math.min(vErrors.length, _errs17);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document !== void 0) {
      let data7 = data.document;
      const _errs22 = errors;
      let valid3 = false;
      const _errs23 = errors;
      if (!validate92(data7, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate92.errors.length;
        vErrors = joined(vErrors, validate92.errors);
      }
      var _valid2 = _errs23 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs24 = errors;
        if (data7 !== null) {
          const err9 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid2 = _errs24 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err10 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.industry !== void 0) {
      let data8 = data.industry;
      if (typeof data8 !== "string" && data8 !== null) {
        const err11 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: schema64.properties.industry.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.merchant_category_code !== void 0) {
      let data9 = data.merchant_category_code;
      if (typeof data9 !== "string" && data9 !== null) {
        const err12 = { instancePath: instancePath + "/merchant_category_code", schemaPath: "#/properties/merchant_category_code/type", keyword: "type", params: { type: schema64.properties.merchant_category_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate152.errors = vErrors;
  return errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.airline !== void 0) {
      let data0 = data.airline;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate107(data0, { instancePath: instancePath + "/airline", parentData: data, parentDataProperty: "airline", rootData, dynamicAnchors })) {
        errors += validate107.errors.length;
        vErrors = joined(vErrors, validate107.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/airline", schemaPath: "#/properties/airline/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/airline", schemaPath: "#/properties/airline/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.transportations !== void 0) {
      if (typeof data.transportations != "object") {
        const err2 = { instancePath: instancePath + "/transportations", schemaPath: "#/properties/transportations/type", keyword: "type", params: { type: schema47.properties.transportations.type }, message: "must be array,object,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.order !== void 0) {
      let data2 = data.order;
      const _errs10 = errors;
      let valid2 = false;
      const _errs11 = errors;
      if (!validate124(data2, { instancePath: instancePath + "/order", parentData: data, parentDataProperty: "order", rootData, dynamicAnchors })) {
        errors += validate124.errors.length;
        vErrors = joined(vErrors, validate124.errors);
      }
      var _valid1 = _errs11 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs12 = errors;
        if (data2 !== null) {
          const err3 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid1 = _errs12 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err4 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.seller_details !== void 0) {
      let data3 = data.seller_details;
      const _errs15 = errors;
      let valid3 = false;
      const _errs16 = errors;
      if (!validate152(data3, { instancePath: instancePath + "/seller_details", parentData: data, parentDataProperty: "seller_details", rootData, dynamicAnchors })) {
        errors += validate152.errors.length;
        vErrors = joined(vErrors, validate152.errors);
      }
      var _valid2 = _errs16 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs17 = errors;
        if (data3 !== null) {
          const err5 = { instancePath: instancePath + "/seller_details", schemaPath: "#/properties/seller_details/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid2 = _errs17 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err6 = { instancePath: instancePath + "/seller_details", schemaPath: "#/properties/seller_details/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs15;
        if (vErrors !== null) {
          if (_errs15) {
            vErrors.length = Math.min(vErrors.length, _errs15);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
var schema65 = { "type": "string", "enum": ["SDK_CHECKOUT", "DIRECT", "REDIRECT", "CHECKOUT", "SDK_SEAMLESS"] };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "SDK_CHECKOUT" || data === "DIRECT" || data === "REDIRECT" || data === "CHECKOUT" || data === "SDK_SEAMLESS")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema65.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate158.errors = vErrors;
  return errors === 0;
}
var schema66 = { "x-basis": "public", "type": "object", "additionalProperties": true, "properties": { "id": { "type": "string" }, "frequency": { "type": "object", "additionalProperties": true, "properties": { "type": { "type": "string" }, "value": { "type": "integer" } } }, "amount": { "type": "object", "additionalProperties": true, "properties": { "value": { "type": "number" }, "currency": { "$ref": "component:CurrencyCode" }, "type": { "type": "string", "enum": ["FIXED", "VARIABLE"] } } }, "availability": { "type": "object", "additionalProperties": true, "properties": { "start_at": { "type": "string" }, "finish_at": { "type": "string" } } }, "billing_cycles": { "type": "object", "additionalProperties": true, "properties": { "total": { "type": "integer" } } }, "billing_date": { "type": "object", "additionalProperties": true, "properties": { "type": { "type": "string" }, "day": { "type": "integer" } } } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.frequency !== void 0) {
      let data1 = data.frequency;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.type !== void 0) {
          if (typeof data1.type !== "string") {
            const err1 = { instancePath: instancePath + "/frequency/type", schemaPath: "#/properties/frequency/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data1.value !== void 0) {
          let data3 = data1.value;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err2 = { instancePath: instancePath + "/frequency/value", schemaPath: "#/properties/frequency/properties/value/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err2];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/frequency", schemaPath: "#/properties/frequency/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data4 = data.amount;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.value !== void 0) {
          let data5 = data4.value;
          if (!(typeof data5 == "number" && isFinite(data5))) {
            const err4 = { instancePath: instancePath + "/amount/value", schemaPath: "#/properties/amount/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err4];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data4.currency !== void 0) {
          if (!validate58(data4.currency, { instancePath: instancePath + "/amount/currency", parentData: data4, parentDataProperty: "currency", rootData, dynamicAnchors })) {
            errors += validate58.errors.length;
            vErrors = joined(vErrors, validate58.errors);
          }
        }
        if (data4.type !== void 0) {
          let data7 = data4.type;
          if (typeof data7 !== "string") {
            const err5 = { instancePath: instancePath + "/amount/type", schemaPath: "#/properties/amount/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err5);
            }
            errors++;
          }
          if (!(data7 === "FIXED" || data7 === "VARIABLE")) {
            const err6 = { instancePath: instancePath + "/amount/type", schemaPath: "#/properties/amount/properties/type/enum", keyword: "enum", params: { allowedValues: schema66.properties.amount.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err6];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.availability !== void 0) {
      let data8 = data.availability;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.start_at !== void 0) {
          if (typeof data8.start_at !== "string") {
            const err8 = { instancePath: instancePath + "/availability/start_at", schemaPath: "#/properties/availability/properties/start_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data8.finish_at !== void 0) {
          if (typeof data8.finish_at !== "string") {
            const err9 = { instancePath: instancePath + "/availability/finish_at", schemaPath: "#/properties/availability/properties/finish_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/availability", schemaPath: "#/properties/availability/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.billing_cycles !== void 0) {
      let data11 = data.billing_cycles;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.total !== void 0) {
          let data12 = data11.total;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err11 = { instancePath: instancePath + "/billing_cycles/total", schemaPath: "#/properties/billing_cycles/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err11];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/billing_cycles", schemaPath: "#/properties/billing_cycles/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.billing_date !== void 0) {
      let data13 = data.billing_date;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.type !== void 0) {
          if (typeof data13.type !== "string") {
            const err13 = { instancePath: instancePath + "/billing_date/type", schemaPath: "#/properties/billing_date/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data13.day !== void 0) {
          let data15 = data13.day;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err14 = { instancePath: instancePath + "/billing_date/day", schemaPath: "#/properties/billing_date/properties/day/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err14];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/billing_date", schemaPath: "#/properties/billing_date/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err16);
    }
    errors++;
  }
  validate160.errors = vErrors;
  return errors === 0;
}
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.stand_alone !== void 0) {
      if (typeof data.stand_alone !== "boolean") {
        const err0 = { instancePath: instancePath + "/stand_alone", schemaPath: "#/properties/stand_alone/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate163.errors = vErrors;
  return errors === 0;
}
var schema68 = { "x-basis": "public", "type": "object", "additionalProperties": true, "properties": { "recipient_id": { "type": ["string", "null"] }, "provider_recipient_id": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "type": { "anyOf": [{ "$ref": "component:SplitType" }, { "type": "null" }] }, "merchant_reference": { "type": ["string", "null"] }, "amount": { "type": ["object", "null"], "additionalProperties": true, "properties": { "value": { "type": ["number", "null"] }, "currency": { "type": ["string", "null"] } } }, "liability": { "type": ["object", "null"], "additionalProperties": true, "properties": { "processing_fee": { "type": ["string", "null"] }, "chargebacks": { "type": ["boolean", "null"] } } } } };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate166.errors = vErrors;
  return errors === 0;
}
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient_id !== void 0) {
      let data0 = data.recipient_id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/recipient_id", schemaPath: "#/properties/recipient_id/type", keyword: "type", params: { type: schema68.properties.recipient_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_recipient_id !== void 0) {
      let data1 = data.provider_recipient_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/provider_recipient_id", schemaPath: "#/properties/provider_recipient_id/type", keyword: "type", params: { type: schema68.properties.provider_recipient_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema68.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      const _errs9 = errors;
      let valid1 = false;
      const _errs10 = errors;
      if (!validate166(data3, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate166.errors.length;
        vErrors = joined(vErrors, validate166.errors);
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs11 = errors;
        if (data3 !== null) {
          const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = Math.min(vErrors.length, _errs9);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.merchant_reference !== void 0) {
      let data4 = data.merchant_reference;
      if (typeof data4 !== "string" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: schema68.properties.merchant_reference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data5 = data.amount;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: schema68.properties.amount.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.value !== void 0) {
          let data6 = data5.value;
          if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
            const err7 = { instancePath: instancePath + "/amount/value", schemaPath: "#/properties/amount/properties/value/type", keyword: "type", params: { type: schema68.properties.amount.properties.value.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err7];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data5.currency !== void 0) {
          let data7 = data5.currency;
          if (typeof data7 !== "string" && data7 !== null) {
            const err8 = { instancePath: instancePath + "/amount/currency", schemaPath: "#/properties/amount/properties/currency/type", keyword: "type", params: { type: schema68.properties.amount.properties.currency.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err8];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      }
    }
    if (data.liability !== void 0) {
      let data8 = data.liability;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
        const err9 = { instancePath: instancePath + "/liability", schemaPath: "#/properties/liability/type", keyword: "type", params: { type: schema68.properties.liability.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.processing_fee !== void 0) {
          let data9 = data8.processing_fee;
          if (typeof data9 !== "string" && data9 !== null) {
            const err10 = { instancePath: instancePath + "/liability/processing_fee", schemaPath: "#/properties/liability/properties/processing_fee/type", keyword: "type", params: { type: schema68.properties.liability.properties.processing_fee.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data8.chargebacks !== void 0) {
          let data10 = data8.chargebacks;
          if (typeof data10 !== "boolean" && data10 !== null) {
            const err11 = { instancePath: instancePath + "/liability/chargebacks", schemaPath: "#/properties/liability/properties/chargebacks/type", keyword: "type", params: { type: schema68.properties.liability.properties.chargebacks.type }, message: "must be boolean,null" };
            if (vErrors === null) {
              vErrors = [err11];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err12);
    }
    errors++;
  }
  validate165.errors = vErrors;
  return errors === 0;
}
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key !== void 0) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (func1(data0) > 48) {
          const err2 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 === "string") {
        if (func1(data1) > 512) {
          const err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate169.errors = vErrors;
  return errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_id !== void 0) {
      if (!validate55(data.account_id, { instancePath: instancePath + "/account_id", parentData: data, parentDataProperty: "account_id", rootData, dynamicAnchors })) {
        errors += validate55.errors.length;
        vErrors = joined(vErrors, validate55.errors);
      }
    }
    if (data.merchant_order_id !== void 0) {
      let data1 = data.merchant_order_id;
      if (typeof data1 === "string") {
        if (func1(data1) > 255) {
          const err0 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data1) < 3) {
          const err1 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (func1(data2) > 255) {
          const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data2) < 3) {
          const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.merchant_reference !== void 0) {
      let data3 = data.merchant_reference;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err6 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func1(data3) < 3) {
          const err7 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      if (!validate57(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
    if (data.country !== void 0) {
      if (!validate61(data.country, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate61.errors.length;
        vErrors = joined(vErrors, validate61.errors);
      }
    }
    if (data.checkout !== void 0) {
      if (!validate63(data.checkout, { instancePath: instancePath + "/checkout", parentData: data, parentDataProperty: "checkout", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.payment_method !== void 0) {
      if (!validate65(data.payment_method, { instancePath: instancePath + "/payment_method", parentData: data, parentDataProperty: "payment_method", rootData, dynamicAnchors })) {
        errors += validate65.errors.length;
        vErrors = joined(vErrors, validate65.errors);
      }
    }
    if (data.customer_payer !== void 0) {
      if (!validate83(data.customer_payer, { instancePath: instancePath + "/customer_payer", parentData: data, parentDataProperty: "customer_payer", rootData, dynamicAnchors })) {
        errors += validate83.errors.length;
        vErrors = joined(vErrors, validate83.errors);
      }
    }
    if (data.additional_data !== void 0) {
      if (!validate106(data.additional_data, { instancePath: instancePath + "/additional_data", parentData: data, parentDataProperty: "additional_data", rootData, dynamicAnchors })) {
        errors += validate106.errors.length;
        vErrors = joined(vErrors, validate106.errors);
      }
    }
    if (data.workflow !== void 0) {
      if (!validate158(data.workflow, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData, dynamicAnchors })) {
        errors += validate158.errors.length;
        vErrors = joined(vErrors, validate158.errors);
      }
    }
    if (data.subscription !== void 0) {
      if (!validate160(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData, dynamicAnchors })) {
        errors += validate160.errors.length;
        vErrors = joined(vErrors, validate160.errors);
      }
    }
    if (data.callback_url !== void 0) {
      let data12 = data.callback_url;
      if (typeof data12 === "string") {
        if (func1(data12) > 526) {
          const err9 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/maxLength", keyword: "maxLength", params: { limit: 526 }, message: "must NOT have more than 526 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func1(data12) < 3) {
          const err10 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.fraud_screening !== void 0) {
      if (!validate163(data.fraud_screening, { instancePath: instancePath + "/fraud_screening", parentData: data, parentDataProperty: "fraud_screening", rootData, dynamicAnchors })) {
        errors += validate163.errors.length;
        vErrors = joined(vErrors, validate163.errors);
      }
    }
    if (data.split_marketplace !== void 0) {
      let data14 = data.split_marketplace;
      if (Array.isArray(data14)) {
        const len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate165(data14[i0], { instancePath: instancePath + "/split_marketplace/" + i0, parentData: data14, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate165.errors.length;
            vErrors = joined(vErrors, validate165.errors);
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/split_marketplace", schemaPath: "#/properties/split_marketplace/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data16 = data.metadata;
      if (Array.isArray(data16)) {
        if (data16.length > 120) {
          const err13 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items" };
          if (vErrors === null) {
            vErrors = [err13];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err13);
          }
          errors++;
        }
        const len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate169(data16[i1], { instancePath: instancePath + "/metadata/" + i1, parentData: data16, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate169.errors.length;
            vErrors = joined(vErrors, validate169.errors);
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err15);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var getPayment_path = validate171;
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentId" }, message: "must have required property 'paymentId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.paymentId !== void 0) {
      let data0 = data.paymentId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate171.errors = vErrors;
  return errors === 0;
}
var ChargebackDetails = validate172;
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "amount" || key0 === "reason")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 5497558138879999e-4 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5497558138879999e-4 }, message: "must be <= 549755813887.9999" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0 <= 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (+data0.toFixed(4) !== data0) {
          const err3 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/x-decimal-places", keyword: "x-decimal-places", params: { limit: 4 }, message: "must have at most 4 decimal places" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
var DisputeDecision = validate173;
var schema73 = { "type": "object", "additionalProperties": false, "required": ["decision"], "properties": { "decision": { "type": "string", "enum": ["won", "lost"] } } };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.decision === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "decision")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.decision !== void 0) {
      let data0 = data.decision;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "won" || data0 === "lost")) {
        const err3 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/enum", keyword: "enum", params: { allowedValues: schema73.properties.decision.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate173.errors = vErrors;
  return errors === 0;
}
var FollowUpDetails = validate174;
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "amount")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 5497558138879999e-4 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5497558138879999e-4 }, message: "must be <= 549755813887.9999" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0 <= 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (+data0.toFixed(4) !== data0) {
          const err3 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/x-decimal-places", keyword: "x-decimal-places", params: { limit: 4 }, message: "must have at most 4 decimal places" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate174.errors = vErrors;
  return errors === 0;
}
var AuthenticationResult = validate175;
var schema75 = { "type": "object", "additionalProperties": false, "required": ["result"], "properties": { "result": { "type": "string", "enum": ["passed", "failed"] } } };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "result")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.result !== void 0) {
      let data0 = data.result;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "passed" || data0 === "failed")) {
        const err3 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema75.properties.result.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate175.errors = vErrors;
  return errors === 0;
}
var TransferDetails = validate176;
var schema76 = { "type": "object", "additionalProperties": true, "properties": { "id": { "type": "string", "pattern": "^xfer_" }, "destination_account_id": { "x-basis": "own", "type": ["string", "null"], "pattern": "^acct_" }, "account_id": { "type": ["string", "null"], "x-basis": "own" }, "provider": { "x-basis": "own", "anyOf": [{ "$ref": "component:IncomingTransferProvider" }, { "type": "null" }] }, "status": { "$ref": "component:IncomingTransferStatus" }, "direction": { "type": "string", "const": "INCOMING" }, "sender": { "x-basis": "own", "anyOf": [{ "$ref": "component:IncomingTransferSender" }, { "type": "null" }] }, "amount": { "anyOf": [{ "$ref": "component:TransferAmountDetails" }, { "type": "null" }] }, "payment_rail": { "x-basis": "own", "anyOf": [{ "$ref": "component:PaymentRail" }, { "type": "null" }] }, "description": { "type": ["string", "null"], "x-basis": "own" }, "created_at": { "x-basis": "own", "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] }, "updated_at": { "x-basis": "own", "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] } } };
var pattern10 = new RegExp("^xfer_", "u");
var pattern11 = new RegExp("^acct_", "u");
var schema77 = { "type": "object", "properties": { "account_id": { "type": ["string", "null"], "x-basis": "own" }, "transfer_id": { "type": ["string", "null"], "x-basis": "own" } } };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_id !== void 0) {
      let data0 = data.account_id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: schema77.properties.account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.transfer_id !== void 0) {
      let data1 = data.transfer_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/transfer_id", schemaPath: "#/properties/transfer_id/type", keyword: "type", params: { type: schema77.properties.transfer_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate177.errors = vErrors;
  return errors === 0;
}
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate179.errors = vErrors;
  return errors === 0;
}
var schema79 = { "type": "object", "properties": { "account_number_last_4": { "type": ["string", "null"], "x-basis": "own" }, "routing_number": { "type": ["string", "null"], "x-basis": "own" }, "account_name": { "type": ["string", "null"], "x-basis": "own" }, "bank_name": { "type": ["string", "null"], "x-basis": "own" } } };
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_number_last_4 !== void 0) {
      let data0 = data.account_number_last_4;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/account_number_last_4", schemaPath: "#/properties/account_number_last_4/type", keyword: "type", params: { type: schema79.properties.account_number_last_4.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.routing_number !== void 0) {
      let data1 = data.routing_number;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/routing_number", schemaPath: "#/properties/routing_number/type", keyword: "type", params: { type: schema79.properties.routing_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.account_name !== void 0) {
      let data2 = data.account_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/account_name", schemaPath: "#/properties/account_name/type", keyword: "type", params: { type: schema79.properties.account_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.bank_name !== void 0) {
      let data3 = data.bank_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/bank_name", schemaPath: "#/properties/bank_name/type", keyword: "type", params: { type: schema79.properties.bank_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate181.errors = vErrors;
  return errors === 0;
}
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency !== void 0) {
      if (!validate58(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate58.errors.length;
        vErrors = joined(vErrors, validate58.errors);
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 5497558138879999e-4 || isNaN(data1)) {
          const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5497558138879999e-4 }, message: "must be <= 549755813887.9999" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data1 <= 0 || isNaN(data1)) {
          const err1 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (+data1.toFixed(4) !== data1) {
          const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/x-decimal-places", keyword: "x-decimal-places", params: { limit: 4 }, message: "must have at most 4 decimal places" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate183.errors = vErrors;
  return errors === 0;
}
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate186.errors = vErrors;
  return errors === 0;
}
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern10.test(data0)) {
          const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^xfer_" }, message: 'must match pattern "^xfer_"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.destination_account_id !== void 0) {
      let data1 = data.destination_account_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/destination_account_id", schemaPath: "#/properties/destination_account_id/type", keyword: "type", params: { type: schema76.properties.destination_account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern11.test(data1)) {
          const err3 = { instancePath: instancePath + "/destination_account_id", schemaPath: "#/properties/destination_account_id/pattern", keyword: "pattern", params: { pattern: "^acct_" }, message: 'must match pattern "^acct_"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data2 = data.account_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: schema76.properties.account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data3 = data.provider;
      const _errs9 = errors;
      let valid1 = false;
      const _errs10 = errors;
      if (!validate177(data3, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors })) {
        errors += validate177.errors.length;
        vErrors = joined(vErrors, validate177.errors);
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs11 = errors;
        if (data3 !== null) {
          const err5 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = Math.min(vErrors.length, _errs9);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.status !== void 0) {
      if (!validate179(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate179.errors.length;
        vErrors = joined(vErrors, validate179.errors);
      }
    }
    if (data.direction !== void 0) {
      let data5 = data.direction;
      if (typeof data5 !== "string") {
        const err7 = { instancePath: instancePath + "/direction", schemaPath: "#/properties/direction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
      if ("INCOMING" !== data5) {
        const err8 = { instancePath: instancePath + "/direction", schemaPath: "#/properties/direction/const", keyword: "const", params: { allowedValue: "INCOMING" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sender !== void 0) {
      let data6 = data.sender;
      const _errs17 = errors;
      let valid2 = false;
      const _errs18 = errors;
      if (!validate181(data6, { instancePath: instancePath + "/sender", parentData: data, parentDataProperty: "sender", rootData, dynamicAnchors })) {
        errors += validate181.errors.length;
        vErrors = joined(vErrors, validate181.errors);
      }
      var _valid1 = _errs18 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs19 = errors;
        if (data6 !== null) {
          const err9 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid1 = _errs19 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs17;
        if (vErrors !== null) {
          if (_errs17) {
            vErrors.length = Math.min(vErrors.length, _errs17);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.amount !== void 0) {
      let data7 = data.amount;
      const _errs22 = errors;
      let valid3 = false;
      const _errs23 = errors;
      if (!validate183(data7, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate183.errors.length;
        vErrors = joined(vErrors, validate183.errors);
      }
      var _valid2 = _errs23 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs24 = errors;
        if (data7 !== null) {
          const err11 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid2 = _errs24 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err12 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.payment_rail !== void 0) {
      let data8 = data.payment_rail;
      const _errs27 = errors;
      let valid4 = false;
      const _errs28 = errors;
      if (!validate186(data8, { instancePath: instancePath + "/payment_rail", parentData: data, parentDataProperty: "payment_rail", rootData, dynamicAnchors })) {
        errors += validate186.errors.length;
        vErrors = joined(vErrors, validate186.errors);
      }
      var _valid3 = _errs28 === errors;
      valid4 = valid4 || _valid3;
      if (!valid4) {
        const _errs29 = errors;
        if (data8 !== null) {
          const err13 = { instancePath: instancePath + "/payment_rail", schemaPath: "#/properties/payment_rail/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err13];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err13);
          }
          errors++;
        }
        var _valid3 = _errs29 === errors;
        valid4 = valid4 || _valid3;
      }
      if (!valid4) {
        const err14 = { instancePath: instancePath + "/payment_rail", schemaPath: "#/properties/payment_rail/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = Math.min(vErrors.length, _errs27);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.description !== void 0) {
      let data9 = data.description;
      if (typeof data9 !== "string" && data9 !== null) {
        const err15 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema76.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data10 = data.created_at;
      const _errs34 = errors;
      let valid5 = false;
      const _errs35 = errors;
      if (!validate101(data10, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
      var _valid4 = _errs35 === errors;
      valid5 = valid5 || _valid4;
      if (!valid5) {
        const _errs36 = errors;
        if (data10 !== null) {
          const err16 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid4 = _errs36 === errors;
        valid5 = valid5 || _valid4;
      }
      if (!valid5) {
        const err17 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = Math.min(vErrors.length, _errs34);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.updated_at !== void 0) {
      let data11 = data.updated_at;
      const _errs39 = errors;
      let valid6 = false;
      const _errs40 = errors;
      if (!validate101(data11, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
      var _valid5 = _errs40 === errors;
      valid6 = valid6 || _valid5;
      if (!valid6) {
        const _errs41 = errors;
        if (data11 !== null) {
          const err18 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid5 = _errs41 === errors;
        valid6 = valid6 || _valid5;
      }
      if (!valid6) {
        const err19 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs39;
        if (vErrors !== null) {
          if (_errs39) {
            vErrors.length = Math.min(vErrors.length, _errs39);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err20);
    }
    errors++;
  }
  validate176.errors = vErrors;
  return errors === 0;
}
var completeTransfer_path = validate190;
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.transferId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transferId" }, message: "must have required property 'transferId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.transferId !== void 0) {
      let data0 = data.transferId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/transferId", schemaPath: "#/properties/transferId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/transferId", schemaPath: "#/properties/transferId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate190.errors = vErrors;
  return errors === 0;
}
var CustomerSeed = validate191;
var schema83 = { "type": "object", "additionalProperties": false, "required": ["merchant_customer_id"], "properties": { "merchant_customer_id": { "type": "string", "minLength": 3, "maxLength": 255 }, "merchant_customer_created_at": { "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] }, "first_name": { "type": ["string", "null"] }, "last_name": { "type": ["string", "null"] }, "gender": { "anyOf": [{ "$ref": "component:Gender" }, { "type": "null" }] }, "date_of_birth": { "type": ["string", "null"], "format": "date" }, "email": { "type": ["string", "null"] }, "nationality": { "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "country": { "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "document": { "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "billing_address": { "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "shipping_address": { "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "metadata": { "type": "array", "maxItems": 50, "items": { "$ref": "component:MetadataItemInput" } }, "id": { "type": "string", "minLength": 36, "maxLength": 64 } } };
var func23 = Object.prototype.hasOwnProperty;
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchant_customer_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_customer_id" }, message: "must have required property 'merchant_customer_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func23.call(schema83.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.merchant_customer_id !== void 0) {
      let data0 = data.merchant_customer_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err2 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 3) {
          const err3 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.merchant_customer_created_at !== void 0) {
      let data1 = data.merchant_customer_created_at;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (!validate101(data1, { instancePath: instancePath + "/merchant_customer_created_at", parentData: data, parentDataProperty: "merchant_customer_created_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs7 = errors;
        if (data1 !== null) {
          const err5 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = Math.min(vErrors.length, _errs5);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.first_name !== void 0) {
      let data2 = data.first_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err7 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema83.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data3 = data.last_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema83.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.gender !== void 0) {
      let data4 = data.gender;
      const _errs14 = errors;
      let valid2 = false;
      const _errs15 = errors;
      if (!validate84(data4, { instancePath: instancePath + "/gender", parentData: data, parentDataProperty: "gender", rootData, dynamicAnchors })) {
        errors += validate84.errors.length;
        vErrors = joined(vErrors, validate84.errors);
      }
      var _valid1 = _errs15 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs16 = errors;
        if (data4 !== null) {
          const err9 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid1 = _errs16 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = Math.min(vErrors.length, _errs14);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.date_of_birth !== void 0) {
      let data5 = data.date_of_birth;
      if (typeof data5 !== "string" && data5 !== null) {
        const err11 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema83.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats2.validate(data5)) {
          const err12 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data6 = data.email;
      if (typeof data6 !== "string" && data6 !== null) {
        const err13 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema83.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data7 = data.nationality;
      const _errs23 = errors;
      let valid3 = false;
      const _errs24 = errors;
      if (!validate86(data7, { instancePath: instancePath + "/nationality", parentData: data, parentDataProperty: "nationality", rootData, dynamicAnchors })) {
        errors += validate86.errors.length;
        vErrors = joined(vErrors, validate86.errors);
      }
      var _valid2 = _errs24 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs25 = errors;
        if (data7 !== null) {
          const err14 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid2 = _errs25 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err15 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs23;
        if (vErrors !== null) {
          if (_errs23) {
            vErrors.length = Math.min(vErrors.length, _errs23);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.country !== void 0) {
      let data8 = data.country;
      const _errs28 = errors;
      let valid4 = false;
      const _errs29 = errors;
      if (!validate86(data8, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate86.errors.length;
        vErrors = joined(vErrors, validate86.errors);
      }
      var _valid3 = _errs29 === errors;
      valid4 = valid4 || _valid3;
      if (!valid4) {
        const _errs30 = errors;
        if (data8 !== null) {
          const err16 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid3 = _errs30 === errors;
        valid4 = valid4 || _valid3;
      }
      if (!valid4) {
        const err17 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs28;
        if (vErrors !== null) {
          if (_errs28) {
            vErrors.length = Math.min(vErrors.length, _errs28);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document !== void 0) {
      let data9 = data.document;
      const _errs33 = errors;
      let valid5 = false;
      const _errs34 = errors;
      if (!validate92(data9, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate92.errors.length;
        vErrors = joined(vErrors, validate92.errors);
      }
      var _valid4 = _errs34 === errors;
      valid5 = valid5 || _valid4;
      if (!valid5) {
        const _errs35 = errors;
        if (data9 !== null) {
          const err18 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid4 = _errs35 === errors;
        valid5 = valid5 || _valid4;
      }
      if (!valid5) {
        const err19 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs33;
        if (vErrors !== null) {
          if (_errs33) {
            vErrors.length = Math.min(vErrors.length, _errs33);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data10 = data.phone;
      const _errs38 = errors;
      let valid6 = false;
      const _errs39 = errors;
      if (!validate96(data10, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate96.errors.length;
        vErrors = joined(vErrors, validate96.errors);
      }
      var _valid5 = _errs39 === errors;
      valid6 = valid6 || _valid5;
      if (!valid6) {
        const _errs40 = errors;
        if (data10 !== null) {
          const err20 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
        var _valid5 = _errs40 === errors;
        valid6 = valid6 || _valid5;
      }
      if (!valid6) {
        const err21 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      } else {
        errors = _errs38;
        if (vErrors !== null) {
          if (_errs38) {
            vErrors.length = Math.min(vErrors.length, _errs38);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.billing_address !== void 0) {
      let data11 = data.billing_address;
      const _errs43 = errors;
      let valid7 = false;
      const _errs44 = errors;
      if (!validate98(data11, { instancePath: instancePath + "/billing_address", parentData: data, parentDataProperty: "billing_address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid6 = _errs44 === errors;
      valid7 = valid7 || _valid6;
      if (!valid7) {
        const _errs45 = errors;
        if (data11 !== null) {
          const err22 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err22];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err22);
          }
          errors++;
        }
        var _valid6 = _errs45 === errors;
        valid7 = valid7 || _valid6;
      }
      if (!valid7) {
        const err23 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      } else {
        errors = _errs43;
        if (vErrors !== null) {
          if (_errs43) {
            vErrors.length = Math.min(vErrors.length, _errs43);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.shipping_address !== void 0) {
      let data12 = data.shipping_address;
      const _errs48 = errors;
      let valid8 = false;
      const _errs49 = errors;
      if (!validate98(data12, { instancePath: instancePath + "/shipping_address", parentData: data, parentDataProperty: "shipping_address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid7 = _errs49 === errors;
      valid8 = valid8 || _valid7;
      if (!valid8) {
        const _errs50 = errors;
        if (data12 !== null) {
          const err24 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err24];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err24);
          }
          errors++;
        }
        var _valid7 = _errs50 === errors;
        valid8 = valid8 || _valid7;
      }
      if (!valid8) {
        const err25 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err25];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err25);
        }
        errors++;
      } else {
        errors = _errs48;
        if (vErrors !== null) {
          if (_errs48) {
            vErrors.length = Math.min(vErrors.length, _errs48);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.metadata !== void 0) {
      let data13 = data.metadata;
      if (Array.isArray(data13)) {
        if (data13.length > 50) {
          const err26 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err26];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err26);
          }
          errors++;
        }
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate169(data13[i0], { instancePath: instancePath + "/metadata/" + i0, parentData: data13, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate169.errors.length;
            vErrors = joined(vErrors, validate169.errors);
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data15 = data.id;
      if (typeof data15 === "string") {
        if (func1(data15) > 64) {
          const err28 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err28);
          }
          errors++;
        }
        if (func1(data15) < 36) {
          const err29 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err30];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err31);
    }
    errors++;
  }
  validate191.errors = vErrors;
  return errors === 0;
}
var PaymentMethodDetails = validate201;
var schema84 = { "type": "object", "additionalProperties": true, "properties": { "idempotency_key": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" }, "icon": { "type": "string" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:PaymentMethodType" }, { "type": "null" }] }, "category": { "x-basis": "own", "anyOf": [{ "$ref": "component:TransactionCategory" }, { "type": "null" }] }, "country": { "type": ["string", "null"], "x-basis": "own" }, "status": { "$ref": "component:EnrolledPaymentMethodStatus" }, "sub_status": { "type": ["string", "null"], "x-basis": "own" }, "vaulted_token": { "x-basis": "own", "type": "string" }, "callback_url": { "type": ["string", "null"], "x-basis": "own" }, "action": { "type": ["string", "null"], "x-basis": "own" }, "redirect_url": { "type": ["string", "null"], "x-basis": "own" }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" }, "card_data": { "x-basis": "own", "anyOf": [{ "$ref": "component:EnrolledCardData" }, { "type": "null" }] }, "last_successfully_used": { "type": "boolean", "x-basis": "own" }, "last_successfully_used_at": { "x-basis": "own", "type": "string" } } };
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate203.errors = vErrors;
  return errors === 0;
}
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate205.errors = vErrors;
  return errors === 0;
}
var schema87 = { "type": "object", "properties": { "iin": { "type": ["string", "null"], "x-basis": "own" }, "lfd": { "type": ["string", "null"], "x-basis": "own" }, "expiration_month": { "type": ["integer", "null"], "x-basis": "own" }, "expiration_year": { "type": ["integer", "null"], "x-basis": "own" }, "number_length": { "type": ["integer", "null"], "x-basis": "own" }, "security_code_length": { "type": ["integer", "null"], "x-basis": "own" }, "brand": { "type": ["string", "null"], "x-basis": "own" }, "issuer": { "type": ["string", "null"], "x-basis": "own" }, "issuer_name": { "type": ["string", "null"], "x-basis": "own" }, "issuer_code": { "type": ["string", "null"], "x-basis": "own" }, "category": { "type": ["string", "null"], "x-basis": "own" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:CardType" }, { "type": "null" }] } } };
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.iin !== void 0) {
      let data0 = data.iin;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/iin", schemaPath: "#/properties/iin/type", keyword: "type", params: { type: schema87.properties.iin.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.lfd !== void 0) {
      let data1 = data.lfd;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/lfd", schemaPath: "#/properties/lfd/type", keyword: "type", params: { type: schema87.properties.lfd.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.expiration_month !== void 0) {
      let data2 = data.expiration_month;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/type", keyword: "type", params: { type: schema87.properties.expiration_month.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.expiration_year !== void 0) {
      let data3 = data.expiration_year;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/type", keyword: "type", params: { type: schema87.properties.expiration_year.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.number_length !== void 0) {
      let data4 = data.number_length;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/number_length", schemaPath: "#/properties/number_length/type", keyword: "type", params: { type: schema87.properties.number_length.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.security_code_length !== void 0) {
      let data5 = data.security_code_length;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/security_code_length", schemaPath: "#/properties/security_code_length/type", keyword: "type", params: { type: schema87.properties.security_code_length.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      let data6 = data.brand;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: schema87.properties.brand.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.issuer !== void 0) {
      let data7 = data.issuer;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/type", keyword: "type", params: { type: schema87.properties.issuer.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.issuer_name !== void 0) {
      let data8 = data.issuer_name;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/issuer_name", schemaPath: "#/properties/issuer_name/type", keyword: "type", params: { type: schema87.properties.issuer_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.issuer_code !== void 0) {
      let data9 = data.issuer_code;
      if (typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/issuer_code", schemaPath: "#/properties/issuer_code/type", keyword: "type", params: { type: schema87.properties.issuer_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data10 = data.category;
      if (typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: schema87.properties.category.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data11 = data.type;
      const _errs24 = errors;
      let valid1 = false;
      const _errs25 = errors;
      if (!validate71(data11, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate71.errors.length;
        vErrors = joined(vErrors, validate71.errors);
      }
      var _valid0 = _errs25 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs26 = errors;
        if (data11 !== null) {
          const err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid0 = _errs26 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err12 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs24;
        if (vErrors !== null) {
          if (_errs24) {
            vErrors.length = Math.min(vErrors.length, _errs24);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate209.errors = vErrors;
  return errors === 0;
}
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotency_key !== void 0) {
      let data0 = data.idempotency_key;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: schema84.properties.idempotency_key.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema84.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema84.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.icon !== void 0) {
      if (typeof data.icon !== "string") {
        const err3 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      const _errs11 = errors;
      let valid1 = false;
      const _errs12 = errors;
      if (!validate66(data4, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate66.errors.length;
        vErrors = joined(vErrors, validate66.errors);
      }
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs13 = errors;
        if (data4 !== null) {
          const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs13 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs11;
        if (vErrors !== null) {
          if (_errs11) {
            vErrors.length = Math.min(vErrors.length, _errs11);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.category !== void 0) {
      let data5 = data.category;
      const _errs16 = errors;
      let valid2 = false;
      const _errs17 = errors;
      if (!validate203(data5, { instancePath: instancePath + "/category", parentData: data, parentDataProperty: "category", rootData, dynamicAnchors })) {
        errors += validate203.errors.length;
        vErrors = joined(vErrors, validate203.errors);
      }
      var _valid1 = _errs17 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs18 = errors;
        if (data5 !== null) {
          const err6 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        var _valid1 = _errs18 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err7 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.country !== void 0) {
      let data6 = data.country;
      if (typeof data6 !== "string" && data6 !== null) {
        const err8 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema84.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate205(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate205.errors.length;
        vErrors = joined(vErrors, validate205.errors);
      }
    }
    if (data.sub_status !== void 0) {
      let data8 = data.sub_status;
      if (typeof data8 !== "string" && data8 !== null) {
        const err9 = { instancePath: instancePath + "/sub_status", schemaPath: "#/properties/sub_status/type", keyword: "type", params: { type: schema84.properties.sub_status.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.vaulted_token !== void 0) {
      if (typeof data.vaulted_token !== "string") {
        const err10 = { instancePath: instancePath + "/vaulted_token", schemaPath: "#/properties/vaulted_token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      let data10 = data.callback_url;
      if (typeof data10 !== "string" && data10 !== null) {
        const err11 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: schema84.properties.callback_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data11 = data.action;
      if (typeof data11 !== "string" && data11 !== null) {
        const err12 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: schema84.properties.action.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.redirect_url !== void 0) {
      let data12 = data.redirect_url;
      if (typeof data12 !== "string" && data12 !== null) {
        const err13 = { instancePath: instancePath + "/redirect_url", schemaPath: "#/properties/redirect_url/type", keyword: "type", params: { type: schema84.properties.redirect_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      if (!validate101(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate101(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
    if (data.card_data !== void 0) {
      let data15 = data.card_data;
      const _errs36 = errors;
      let valid3 = false;
      const _errs37 = errors;
      if (!validate209(data15, { instancePath: instancePath + "/card_data", parentData: data, parentDataProperty: "card_data", rootData, dynamicAnchors })) {
        errors += validate209.errors.length;
        vErrors = joined(vErrors, validate209.errors);
      }
      var _valid2 = _errs37 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs38 = errors;
        if (data15 !== null) {
          const err14 = { instancePath: instancePath + "/card_data", schemaPath: "#/properties/card_data/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid2 = _errs38 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err15 = { instancePath: instancePath + "/card_data", schemaPath: "#/properties/card_data/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs36;
        if (vErrors !== null) {
          if (_errs36) {
            vErrors.length = Math.min(vErrors.length, _errs36);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.last_successfully_used !== void 0) {
      if (typeof data.last_successfully_used !== "boolean") {
        const err16 = { instancePath: instancePath + "/last_successfully_used", schemaPath: "#/properties/last_successfully_used/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.last_successfully_used_at !== void 0) {
      if (typeof data.last_successfully_used_at !== "string") {
        const err17 = { instancePath: instancePath + "/last_successfully_used_at", schemaPath: "#/properties/last_successfully_used_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err18);
    }
    errors++;
  }
  validate201.errors = vErrors;
  return errors === 0;
}
var enrollPaymentMethod_path = validate212;
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.customerId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customerId" }, message: "must have required property 'customerId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.customerId !== void 0) {
      let data0 = data.customerId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/customerId", schemaPath: "#/properties/customerId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/customerId", schemaPath: "#/properties/customerId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate212.errors = vErrors;
  return errors === 0;
}
var OnboardingTransferDetails = validate213;
var schema90 = { "type": "object", "additionalProperties": true, "properties": { "id": { "type": "string", "x-basis": "own" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingType" }, { "type": "null" }] }, "workflow": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingWorkflow" }, { "type": "null" }] }, "description": { "type": ["string", "null"], "x-basis": "own" }, "status": { "$ref": "component:OnboardingStatus" }, "response_message": { "type": ["string", "null"], "x-basis": "own" }, "callback_url": { "type": ["string", "null"], "x-basis": "own" }, "provider": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingProvider" }, { "type": "null" }] }, "documentation": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OnboardingDocument" } }, "legal_representatives": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:LegalRepresentative" } }, "metadata": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:MetadataItem" } }, "withdrawal_methods": { "x-basis": "own", "anyOf": [{ "$ref": "component:WithdrawalMethods" }, { "type": "null" }] }, "terms_of_service": { "x-basis": "own", "anyOf": [{ "$ref": "component:TermsOfService" }, { "type": "null" }] }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" } } };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate217.errors = vErrors;
  return errors === 0;
}
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate219.errors = vErrors;
  return errors === 0;
}
var schema94 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "connection_id": { "type": ["string", "null"], "x-basis": "own" }, "recipient_id": { "type": ["string", "null"], "x-basis": "own" }, "redirect_url": { "type": ["string", "null"], "x-basis": "own" }, "onboarding_url": { "type": ["string", "null"], "x-basis": "own" }, "legal_entity": { "type": ["string", "null"], "x-basis": "own" }, "recipient_additional_id": { "type": ["string", "null"], "x-basis": "own" }, "balance_account_id": { "type": ["string", "null"], "x-basis": "own" }, "recipient_type": { "type": ["string", "null"], "x-basis": "own" }, "raw_notification": { "type": ["object", "string", "null"], "additionalProperties": true, "x-basis": "own" }, "raw_response": { "type": ["object", "string", "null"], "additionalProperties": true, "x-basis": "own" }, "response_code": { "type": ["string", "null"], "x-basis": "own" }, "response_message": { "type": ["string", "null"], "x-basis": "own" } } };
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema94.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.connection_id !== void 0) {
      let data1 = data.connection_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/connection_id", schemaPath: "#/properties/connection_id/type", keyword: "type", params: { type: schema94.properties.connection_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.recipient_id !== void 0) {
      let data2 = data.recipient_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/recipient_id", schemaPath: "#/properties/recipient_id/type", keyword: "type", params: { type: schema94.properties.recipient_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.redirect_url !== void 0) {
      let data3 = data.redirect_url;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/redirect_url", schemaPath: "#/properties/redirect_url/type", keyword: "type", params: { type: schema94.properties.redirect_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.onboarding_url !== void 0) {
      let data4 = data.onboarding_url;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/onboarding_url", schemaPath: "#/properties/onboarding_url/type", keyword: "type", params: { type: schema94.properties.onboarding_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.legal_entity !== void 0) {
      let data5 = data.legal_entity;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/legal_entity", schemaPath: "#/properties/legal_entity/type", keyword: "type", params: { type: schema94.properties.legal_entity.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.recipient_additional_id !== void 0) {
      let data6 = data.recipient_additional_id;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/recipient_additional_id", schemaPath: "#/properties/recipient_additional_id/type", keyword: "type", params: { type: schema94.properties.recipient_additional_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.balance_account_id !== void 0) {
      let data7 = data.balance_account_id;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/balance_account_id", schemaPath: "#/properties/balance_account_id/type", keyword: "type", params: { type: schema94.properties.balance_account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.recipient_type !== void 0) {
      let data8 = data.recipient_type;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/recipient_type", schemaPath: "#/properties/recipient_type/type", keyword: "type", params: { type: schema94.properties.recipient_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.raw_notification !== void 0) {
      let data9 = data.raw_notification;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/raw_notification", schemaPath: "#/properties/raw_notification/type", keyword: "type", params: { type: schema94.properties.raw_notification.type }, message: "must be object,string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.raw_response !== void 0) {
      let data10 = data.raw_response;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/raw_response", schemaPath: "#/properties/raw_response/type", keyword: "type", params: { type: schema94.properties.raw_response.type }, message: "must be object,string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.response_code !== void 0) {
      let data11 = data.response_code;
      if (typeof data11 !== "string" && data11 !== null) {
        const err11 = { instancePath: instancePath + "/response_code", schemaPath: "#/properties/response_code/type", keyword: "type", params: { type: schema94.properties.response_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.response_message !== void 0) {
      let data12 = data.response_message;
      if (typeof data12 !== "string" && data12 !== null) {
        const err12 = { instancePath: instancePath + "/response_message", schemaPath: "#/properties/response_message/type", keyword: "type", params: { type: schema94.properties.response_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate221.errors = vErrors;
  return errors === 0;
}
var schema95 = { "type": "object", "properties": { "file_name": { "type": ["string", "null"], "x-basis": "own" }, "content_type": { "type": ["string", "null"], "x-basis": "own" }, "content_category": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingDocumentCategory" }, { "type": "null" }] }, "content": { "type": ["string", "null"], "x-basis": "own" } } };
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.file_name !== void 0) {
      let data0 = data.file_name;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: schema95.properties.file_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.content_type !== void 0) {
      let data1 = data.content_type;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/type", keyword: "type", params: { type: schema95.properties.content_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.content_category !== void 0) {
      let data2 = data.content_category;
      const _errs6 = errors;
      let valid1 = false;
      const _errs7 = errors;
      if (!validate224(data2, { instancePath: instancePath + "/content_category", parentData: data, parentDataProperty: "content_category", rootData, dynamicAnchors })) {
        errors += validate224.errors.length;
        vErrors = joined(vErrors, validate224.errors);
      }
      var _valid0 = _errs7 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs8 = errors;
        if (data2 !== null) {
          const err2 = { instancePath: instancePath + "/content_category", schemaPath: "#/properties/content_category/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs8 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err3 = { instancePath: instancePath + "/content_category", schemaPath: "#/properties/content_category/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = Math.min(vErrors.length, _errs6);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.content !== void 0) {
      let data3 = data.content;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: schema95.properties.content.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate223.errors = vErrors;
  return errors === 0;
}
var schema97 = { "x-basis": "own", "type": "object", "required": ["publicly_exposed_person", "ultimate_beneficial_owner"], "properties": { "merchant_reference": { "type": ["string", "null"], "x-basis": "own" }, "first_name": { "type": ["string", "null"], "x-basis": "own" }, "last_name": { "type": ["string", "null"], "x-basis": "own" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "date_of_birth": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "nationality": { "type": ["string", "null"], "x-basis": "own" }, "title": { "type": ["string", "null"], "x-basis": "own" }, "publicly_exposed_person": { "type": "boolean" }, "ultimate_beneficial_owner": { "type": "boolean" }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] } } };
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.publicly_exposed_person === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publicly_exposed_person" }, message: "must have required property 'publicly_exposed_person'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.ultimate_beneficial_owner === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ultimate_beneficial_owner" }, message: "must have required property 'ultimate_beneficial_owner'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.merchant_reference !== void 0) {
      let data0 = data.merchant_reference;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: schema97.properties.merchant_reference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      let data1 = data.first_name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema97.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data2 = data.last_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema97.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data3 = data.email;
      if (typeof data3 !== "string" && data3 !== null) {
        const err5 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema97.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.date_of_birth !== void 0) {
      let data4 = data.date_of_birth;
      if (typeof data4 !== "string" && data4 !== null) {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema97.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data5 = data.country;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema97.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data6 = data.nationality;
      if (typeof data6 !== "string" && data6 !== null) {
        const err8 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/type", keyword: "type", params: { type: schema97.properties.nationality.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data7 = data.title;
      if (typeof data7 !== "string" && data7 !== null) {
        const err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema97.properties.title.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.publicly_exposed_person !== void 0) {
      if (typeof data.publicly_exposed_person !== "boolean") {
        const err10 = { instancePath: instancePath + "/publicly_exposed_person", schemaPath: "#/properties/publicly_exposed_person/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.ultimate_beneficial_owner !== void 0) {
      if (typeof data.ultimate_beneficial_owner !== "boolean") {
        const err11 = { instancePath: instancePath + "/ultimate_beneficial_owner", schemaPath: "#/properties/ultimate_beneficial_owner/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.document !== void 0) {
      let data10 = data.document;
      const _errs22 = errors;
      let valid1 = false;
      const _errs23 = errors;
      if (!validate92(data10, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate92.errors.length;
        vErrors = joined(vErrors, validate92.errors);
      }
      var _valid0 = _errs23 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs24 = errors;
        if (data10 !== null) {
          const err12 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err13 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data11 = data.phone;
      const _errs27 = errors;
      let valid2 = false;
      const _errs28 = errors;
      if (!validate96(data11, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate96.errors.length;
        vErrors = joined(vErrors, validate96.errors);
      }
      var _valid1 = _errs28 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs29 = errors;
        if (data11 !== null) {
          const err14 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid1 = _errs29 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err15 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = Math.min(vErrors.length, _errs27);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.address !== void 0) {
      let data12 = data.address;
      const _errs32 = errors;
      let valid3 = false;
      const _errs33 = errors;
      if (!validate98(data12, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate98.errors.length;
        vErrors = joined(vErrors, validate98.errors);
      }
      var _valid2 = _errs33 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs34 = errors;
        if (data12 !== null) {
          const err16 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid2 = _errs34 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err17 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = Math.min(vErrors.length, _errs32);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err18);
    }
    errors++;
  }
  validate227.errors = vErrors;
  return errors === 0;
}
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key !== void 0) {
      if (typeof data.key !== "string") {
        const err2 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate232.errors = vErrors;
  return errors === 0;
}
var schema100 = { "type": "object", "properties": { "code": { "type": ["string", "null"], "x-basis": "own" }, "branch": { "type": ["string", "null"], "x-basis": "own" }, "branch_digit": { "type": ["string", "null"], "x-basis": "own" }, "account": { "type": ["string", "null"], "x-basis": "own" }, "account_digit": { "type": ["string", "null"], "x-basis": "own" }, "account_type": { "x-basis": "own", "anyOf": [{ "$ref": "component:BankAccountType" }, { "type": "null" }] }, "routing": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "currency": { "type": ["string", "null"], "x-basis": "own" }, "payout_schedule": { "x-basis": "own", "anyOf": [{ "$ref": "component:PayoutSchedule" }, { "type": "null" }] } } };
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate236.errors = vErrors;
  return errors === 0;
}
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate238.errors = vErrors;
  return errors === 0;
}
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema100.properties.code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.branch !== void 0) {
      let data1 = data.branch;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/branch", schemaPath: "#/properties/branch/type", keyword: "type", params: { type: schema100.properties.branch.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.branch_digit !== void 0) {
      let data2 = data.branch_digit;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/branch_digit", schemaPath: "#/properties/branch_digit/type", keyword: "type", params: { type: schema100.properties.branch_digit.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.account !== void 0) {
      let data3 = data.account;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: schema100.properties.account.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.account_digit !== void 0) {
      let data4 = data.account_digit;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/account_digit", schemaPath: "#/properties/account_digit/type", keyword: "type", params: { type: schema100.properties.account_digit.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.account_type !== void 0) {
      let data5 = data.account_type;
      const _errs12 = errors;
      let valid1 = false;
      const _errs13 = errors;
      if (!validate236(data5, { instancePath: instancePath + "/account_type", parentData: data, parentDataProperty: "account_type", rootData, dynamicAnchors })) {
        errors += validate236.errors.length;
        vErrors = joined(vErrors, validate236.errors);
      }
      var _valid0 = _errs13 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs14 = errors;
        if (data5 !== null) {
          const err5 = { instancePath: instancePath + "/account_type", schemaPath: "#/properties/account_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs14 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/account_type", schemaPath: "#/properties/account_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = Math.min(vErrors.length, _errs12);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.routing !== void 0) {
      let data6 = data.routing;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/routing", schemaPath: "#/properties/routing/type", keyword: "type", params: { type: schema100.properties.routing.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data7 = data.country;
      if (typeof data7 !== "string" && data7 !== null) {
        const err8 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema100.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      let data8 = data.currency;
      if (typeof data8 !== "string" && data8 !== null) {
        const err9 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: schema100.properties.currency.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.payout_schedule !== void 0) {
      let data9 = data.payout_schedule;
      const _errs23 = errors;
      let valid2 = false;
      const _errs24 = errors;
      if (!validate238(data9, { instancePath: instancePath + "/payout_schedule", parentData: data, parentDataProperty: "payout_schedule", rootData, dynamicAnchors })) {
        errors += validate238.errors.length;
        vErrors = joined(vErrors, validate238.errors);
      }
      var _valid1 = _errs24 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs25 = errors;
        if (data9 !== null) {
          const err10 = { instancePath: instancePath + "/payout_schedule", schemaPath: "#/properties/payout_schedule/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
        var _valid1 = _errs25 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err11 = { instancePath: instancePath + "/payout_schedule", schemaPath: "#/properties/payout_schedule/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs23;
        if (vErrors !== null) {
          if (_errs23) {
            vErrors.length = Math.min(vErrors.length, _errs23);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err12);
    }
    errors++;
  }
  validate235.errors = vErrors;
  return errors === 0;
}
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.bank !== void 0) {
      let data0 = data.bank;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate235(data0, { instancePath: instancePath + "/bank", parentData: data, parentDataProperty: "bank", rootData, dynamicAnchors })) {
        errors += validate235.errors.length;
        vErrors = joined(vErrors, validate235.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/bank", schemaPath: "#/properties/bank/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/bank", schemaPath: "#/properties/bank/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate234.errors = vErrors;
  return errors === 0;
}
var schema103 = { "x-basis": "own", "type": "object", "required": ["acceptance", "date"], "properties": { "acceptance": { "type": "boolean" }, "date": { "$ref": "component:Timestamp" }, "ip": { "type": ["string", "null"], "x-basis": "own" } } };
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptance === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptance" }, message: "must have required property 'acceptance'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.date === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.acceptance !== void 0) {
      if (typeof data.acceptance !== "boolean") {
        const err2 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate101(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
    if (data.ip !== void 0) {
      let data2 = data.ip;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/ip", schemaPath: "#/properties/ip/type", keyword: "type", params: { type: schema103.properties.ip.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate242.errors = vErrors;
  return errors === 0;
}
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (!validate215(data1, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate215.errors.length;
        vErrors = joined(vErrors, validate215.errors);
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs7 = errors;
        if (data1 !== null) {
          const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = Math.min(vErrors.length, _errs5);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.workflow !== void 0) {
      let data2 = data.workflow;
      const _errs10 = errors;
      let valid2 = false;
      const _errs11 = errors;
      if (!validate217(data2, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData, dynamicAnchors })) {
        errors += validate217.errors.length;
        vErrors = joined(vErrors, validate217.errors);
      }
      var _valid1 = _errs11 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs12 = errors;
        if (data2 !== null) {
          const err3 = { instancePath: instancePath + "/workflow", schemaPath: "#/properties/workflow/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid1 = _errs12 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err4 = { instancePath: instancePath + "/workflow", schemaPath: "#/properties/workflow/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema90.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate219(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate219.errors.length;
        vErrors = joined(vErrors, validate219.errors);
      }
    }
    if (data.response_message !== void 0) {
      let data5 = data.response_message;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/response_message", schemaPath: "#/properties/response_message/type", keyword: "type", params: { type: schema90.properties.response_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      let data6 = data.callback_url;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: schema90.properties.callback_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data7 = data.provider;
      const _errs22 = errors;
      let valid3 = false;
      const _errs23 = errors;
      if (!validate221(data7, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors })) {
        errors += validate221.errors.length;
        vErrors = joined(vErrors, validate221.errors);
      }
      var _valid2 = _errs23 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs24 = errors;
        if (data7 !== null) {
          const err8 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid2 = _errs24 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err9 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.documentation !== void 0) {
      let data8 = data.documentation;
      if (!Array.isArray(data8) && data8 !== null) {
        const err10 = { instancePath: instancePath + "/documentation", schemaPath: "#/properties/documentation/type", keyword: "type", params: { type: schema90.properties.documentation.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate223(data8[i0], { instancePath: instancePath + "/documentation/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate223.errors.length;
            vErrors = joined(vErrors, validate223.errors);
          }
        }
      }
    }
    if (data.legal_representatives !== void 0) {
      let data10 = data.legal_representatives;
      if (!Array.isArray(data10) && data10 !== null) {
        const err11 = { instancePath: instancePath + "/legal_representatives", schemaPath: "#/properties/legal_representatives/type", keyword: "type", params: { type: schema90.properties.legal_representatives.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate227(data10[i1], { instancePath: instancePath + "/legal_representatives/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate227.errors.length;
            vErrors = joined(vErrors, validate227.errors);
          }
        }
      }
    }
    if (data.metadata !== void 0) {
      let data12 = data.metadata;
      if (!Array.isArray(data12) && data12 !== null) {
        const err12 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: schema90.properties.metadata.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate232(data12[i2], { instancePath: instancePath + "/metadata/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors })) {
            errors += validate232.errors.length;
            vErrors = joined(vErrors, validate232.errors);
          }
        }
      }
    }
    if (data.withdrawal_methods !== void 0) {
      let data14 = data.withdrawal_methods;
      const _errs36 = errors;
      let valid10 = false;
      const _errs37 = errors;
      if (!validate234(data14, { instancePath: instancePath + "/withdrawal_methods", parentData: data, parentDataProperty: "withdrawal_methods", rootData, dynamicAnchors })) {
        errors += validate234.errors.length;
        vErrors = joined(vErrors, validate234.errors);
      }
      var _valid3 = _errs37 === errors;
      valid10 = valid10 || _valid3;
      if (!valid10) {
        const _errs38 = errors;
        if (data14 !== null) {
          const err13 = { instancePath: instancePath + "/withdrawal_methods", schemaPath: "#/properties/withdrawal_methods/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err13];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err13);
          }
          errors++;
        }
        var _valid3 = _errs38 === errors;
        valid10 = valid10 || _valid3;
      }
      if (!valid10) {
        const err14 = { instancePath: instancePath + "/withdrawal_methods", schemaPath: "#/properties/withdrawal_methods/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs36;
        if (vErrors !== null) {
          if (_errs36) {
            vErrors.length = Math.min(vErrors.length, _errs36);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.terms_of_service !== void 0) {
      let data15 = data.terms_of_service;
      const _errs41 = errors;
      let valid11 = false;
      const _errs42 = errors;
      if (!validate242(data15, { instancePath: instancePath + "/terms_of_service", parentData: data, parentDataProperty: "terms_of_service", rootData, dynamicAnchors })) {
        errors += validate242.errors.length;
        vErrors = joined(vErrors, validate242.errors);
      }
      var _valid4 = _errs42 === errors;
      valid11 = valid11 || _valid4;
      if (!valid11) {
        const _errs43 = errors;
        if (data15 !== null) {
          const err15 = { instancePath: instancePath + "/terms_of_service", schemaPath: "#/properties/terms_of_service/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err15);
          }
          errors++;
        }
        var _valid4 = _errs43 === errors;
        valid11 = valid11 || _valid4;
      }
      if (!valid11) {
        const err16 = { instancePath: instancePath + "/terms_of_service", schemaPath: "#/properties/terms_of_service/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = Math.min(vErrors.length, _errs41);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.created_at !== void 0) {
      if (!validate101(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate101(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err17);
    }
    errors++;
  }
  validate214.errors = vErrors;
  return errors === 0;
}
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "transferId" || key0 === "organizationCode" || key0 === "origin" || key0 === "destination")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.transferId !== void 0) {
      let data0 = data.transferId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/transferId", schemaPath: "#/properties/transferId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/transferId", schemaPath: "#/properties/transferId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.organizationCode !== void 0) {
      let data1 = data.organizationCode;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err3 = { instancePath: instancePath + "/organizationCode", schemaPath: "#/properties/organizationCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/organizationCode", schemaPath: "#/properties/organizationCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.origin !== void 0) {
      if (!validate214(data.origin, { instancePath: instancePath + "/origin", parentData: data, parentDataProperty: "origin", rootData, dynamicAnchors })) {
        errors += validate214.errors.length;
        vErrors = joined(vErrors, validate214.errors);
      }
    }
    if (data.destination !== void 0) {
      if (!validate214(data.destination, { instancePath: instancePath + "/destination", parentData: data, parentDataProperty: "destination", rootData, dynamicAnchors })) {
        errors += validate214.errors.length;
        vErrors = joined(vErrors, validate214.errors);
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate213.errors = vErrors;
  return errors === 0;
}
var CampaignDetails = validate249;
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate254.errors = vErrors;
  return errors === 0;
}
var pattern12 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
var pattern14 = new RegExp("^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$", "u");
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.daily_start_time === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daily_start_time" }, message: "must have required property 'daily_start_time'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.daily_end_time === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daily_end_time" }, message: "must have required property 'daily_end_time'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.time_zone === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time_zone" }, message: "must have required property 'time_zone'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.daily_start_time !== void 0) {
      let data0 = data.daily_start_time;
      if (typeof data0 === "string") {
        if (!pattern12.test(data0)) {
          const err3 = { instancePath: instancePath + "/daily_start_time", schemaPath: "#/properties/daily_start_time/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/daily_start_time", schemaPath: "#/properties/daily_start_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.daily_end_time !== void 0) {
      let data1 = data.daily_end_time;
      if (typeof data1 === "string") {
        if (!pattern12.test(data1)) {
          const err5 = { instancePath: instancePath + "/daily_end_time", schemaPath: "#/properties/daily_end_time/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/daily_end_time", schemaPath: "#/properties/daily_end_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.time_zone !== void 0) {
      let data2 = data.time_zone;
      if (typeof data2 === "string") {
        if (!pattern14.test(data2)) {
          const err7 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$" }, message: 'must match pattern "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err9);
    }
    errors++;
  }
  validate256.errors = vErrors;
  return errors === 0;
}
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start_at === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_at" }, message: "must have required property 'start_at'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.end_at === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end_at" }, message: "must have required property 'end_at'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.start_at !== void 0) {
      if (!validate101(data.start_at, { instancePath: instancePath + "/start_at", parentData: data, parentDataProperty: "start_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
    if (data.end_at !== void 0) {
      if (!validate101(data.end_at, { instancePath: instancePath + "/end_at", parentData: data, parentDataProperty: "end_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate258.errors = vErrors;
  return errors === 0;
}
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate262.errors = vErrors;
  return errors === 0;
}
var schema109 = { "type": "object", "additionalProperties": true, "properties": { "id": { "allOf": [{ "$ref": "component:Uuid" }] }, "rule_type": { "$ref": "component:RuleType" }, "values": { "type": "array", "items": { "type": "string" } }, "conditional": { "$ref": "component:RuleConditional" }, "metadata_key": { "type": ["string", "null"] }, "status": { "$ref": "component:RuleStatus" }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" } } };
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate266.errors = vErrors;
  return errors === 0;
}
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate268.errors = vErrors;
  return errors === 0;
}
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate270.errors = vErrors;
  return errors === 0;
}
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      if (!validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate55.errors.length;
        vErrors = joined(vErrors, validate55.errors);
      }
    }
    if (data.rule_type !== void 0) {
      if (!validate266(data.rule_type, { instancePath: instancePath + "/rule_type", parentData: data, parentDataProperty: "rule_type", rootData, dynamicAnchors })) {
        errors += validate266.errors.length;
        vErrors = joined(vErrors, validate266.errors);
      }
    }
    if (data.values !== void 0) {
      let data2 = data.values;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err0 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err0];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err0);
            }
            errors++;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.conditional !== void 0) {
      if (!validate268(data.conditional, { instancePath: instancePath + "/conditional", parentData: data, parentDataProperty: "conditional", rootData, dynamicAnchors })) {
        errors += validate268.errors.length;
        vErrors = joined(vErrors, validate268.errors);
      }
    }
    if (data.metadata_key !== void 0) {
      let data5 = data.metadata_key;
      if (typeof data5 !== "string" && data5 !== null) {
        const err2 = { instancePath: instancePath + "/metadata_key", schemaPath: "#/properties/metadata_key/type", keyword: "type", params: { type: schema109.properties.metadata_key.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate270(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate270.errors.length;
        vErrors = joined(vErrors, validate270.errors);
      }
    }
    if (data.created_at !== void 0) {
      if (!validate101(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate101(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate264.errors = vErrors;
  return errors === 0;
}
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      if (!validate55(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate55.errors.length;
        vErrors = joined(vErrors, validate55.errors);
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.account_id !== void 0) {
      if (!validate55(data.account_id, { instancePath: instancePath + "/account_id", parentData: data, parentDataProperty: "account_id", rootData, dynamicAnchors })) {
        errors += validate55.errors.length;
        vErrors = joined(vErrors, validate55.errors);
      }
    }
    if (data.organization_code !== void 0) {
      if (!validate55(data.organization_code, { instancePath: instancePath + "/organization_code", parentData: data, parentDataProperty: "organization_code", rootData, dynamicAnchors })) {
        errors += validate55.errors.length;
        vErrors = joined(vErrors, validate55.errors);
      }
    }
    if (data.country !== void 0) {
      if (!validate86(data.country, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate86.errors.length;
        vErrors = joined(vErrors, validate86.errors);
      }
    }
    if (data.channel !== void 0) {
      if (!validate254(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors })) {
        errors += validate254.errors.length;
        vErrors = joined(vErrors, validate254.errors);
      }
    }
    if (data.schedule !== void 0) {
      if (!validate256(data.schedule, { instancePath: instancePath + "/schedule", parentData: data, parentDataProperty: "schedule", rootData, dynamicAnchors })) {
        errors += validate256.errors.length;
        vErrors = joined(vErrors, validate256.errors);
      }
    }
    if (data.duration !== void 0) {
      if (!validate258(data.duration, { instancePath: instancePath + "/duration", parentData: data, parentDataProperty: "duration", rootData, dynamicAnchors })) {
        errors += validate258.errors.length;
        vErrors = joined(vErrors, validate258.errors);
      }
    }
    if (data.status !== void 0) {
      if (!validate262(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate262.errors.length;
        vErrors = joined(vErrors, validate262.errors);
      }
    }
    if (data.rules !== void 0) {
      let data9 = data.rules;
      if (Array.isArray(data9)) {
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate264(data9[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate264.errors.length;
            vErrors = joined(vErrors, validate264.errors);
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      if (!validate101(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate101(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate101.errors.length;
        vErrors = joined(vErrors, validate101.errors);
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate249.errors = vErrors;
  return errors === 0;
}
var WebhookEndpoint = validate277;
var schema113 = { "type": "object", "additionalProperties": false, "properties": { "inbox": { "type": "boolean", "enum": [true] }, "url": { "type": "string", "pattern": '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$', "x-rule": "an http or https URL without a password" }, "secret": { "type": "string", "pattern": "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$", "x-rule": "well-formed text that is not blank, without white space or a byte order mark around it: trim it" }, "apiKey": { "type": "string", "pattern": "^[!-~]([ -~]*[!-~])?$", "x-rule": "printable ASCII without blanks around it" }, "apiSecret": { "type": "string", "pattern": "^[!-~]([ -~]*[!-~])?$", "x-rule": "printable ASCII without blanks around it" }, "events": { "type": "array", "items": { "$ref": "component:WebhookEventName" } } }, "oneOf": [{ "required": ["url"], "properties": { "url": {} } }, { "required": ["inbox"], "properties": { "inbox": {} } }] };
var pattern15 = new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$', "u");
var pattern16 = new RegExp("^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$", "u");
var pattern17 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");
var schema114 = { "type": "string", "enum": ["payment.purchase", "payment.authorize", "payment.capture", "payment.refund", "payment.cancel", "payment.verify", "payment.chargeback", "payment.fraud_screening", "banking.transfer"] };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "payment.purchase" || data === "payment.authorize" || data === "payment.capture" || data === "payment.refund" || data === "payment.cancel" || data === "payment.verify" || data === "payment.chargeback" || data === "payment.fraud_screening" || data === "banking.transfer")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema114.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate278.errors = vErrors;
  return errors === 0;
}
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.inbox === void 0) {
      const err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "inbox" }, message: "must have required property 'inbox'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = Math.min(vErrors.length, _errs1);
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "inbox" || key0 === "url" || key0 === "secret" || key0 === "apiKey" || key0 === "apiSecret" || key0 === "events")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.inbox !== void 0) {
      let data0 = data.inbox;
      if (typeof data0 !== "boolean") {
        const err4 = { instancePath: instancePath + "/inbox", schemaPath: "#/properties/inbox/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === true)) {
        const err5 = { instancePath: instancePath + "/inbox", schemaPath: "#/properties/inbox/enum", keyword: "enum", params: { allowedValues: schema113.properties.inbox.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 === "string") {
        if (!pattern15.test(data1)) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$' }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.secret !== void 0) {
      let data2 = data.secret;
      if (typeof data2 === "string") {
        if (!pattern16.test(data2)) {
          const err8 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$" }, message: 'must match pattern "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.apiKey !== void 0) {
      let data3 = data.apiKey;
      if (typeof data3 === "string") {
        if (!pattern17.test(data3)) {
          const err10 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.apiSecret !== void 0) {
      let data4 = data.apiSecret;
      if (typeof data4 === "string") {
        if (!pattern17.test(data4)) {
          const err12 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.events !== void 0) {
      let data5 = data.events;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate278(data5[i0], { instancePath: instancePath + "/events/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate278.errors.length;
            vErrors = joined(vErrors, validate278.errors);
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err15);
    }
    errors++;
  }
  validate277.errors = vErrors;
  return errors === 0;
}
var removeWebhookEndpoint_path = validate280;
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpointId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endpointId" }, message: "must have required property 'endpointId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.endpointId !== void 0) {
      let data0 = data.endpointId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/endpointId", schemaPath: "#/properties/endpointId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/endpointId", schemaPath: "#/properties/endpointId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate280.errors = vErrors;
  return errors === 0;
}
var WebhookSecret = validate281;
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.secret === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" }, message: "must have required property 'secret'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "secret")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.secret !== void 0) {
      let data0 = data.secret;
      if (typeof data0 === "string") {
        if (!pattern16.test(data0)) {
          const err2 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$" }, message: 'must match pattern "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate281.errors = vErrors;
  return errors === 0;
}
var TestWebhook = validate282;
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "event")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.event !== void 0) {
      if (!validate278(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        errors += validate278.errors.length;
        vErrors = joined(vErrors, validate278.errors);
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate282.errors = vErrors;
  return errors === 0;
}
var SignatureCheck = validate284;
var pattern20 = new RegExp("^(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$", "u");
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deliveryId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deliveryId" }, message: "must have required property 'deliveryId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "deliveryId" || key0 === "attempt" || key0 === "secret" || key0 === "body" || key0 === "signature")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.deliveryId !== void 0) {
      let data0 = data.deliveryId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/deliveryId", schemaPath: "#/properties/deliveryId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/deliveryId", schemaPath: "#/properties/deliveryId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data1 = data.attempt;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.secret !== void 0) {
      let data2 = data.secret;
      if (typeof data2 === "string") {
        if (!pattern20.test(data2)) {
          const err6 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$" }, message: 'must match pattern "^(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.body !== void 0) {
      if (typeof data.body !== "string") {
        const err8 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.signature !== void 0) {
      if (typeof data.signature !== "string") {
        const err9 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err10);
    }
    errors++;
  }
  validate284.errors = vErrors;
  return errors === 0;
}
var MerchantBaseUrl = validate285;
var pattern21 = new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$', "u");
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "secret" || key0 === "apiKey" || key0 === "apiSecret")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!pattern21.test(data0)) {
          const err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$' }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.secret !== void 0) {
      let data1 = data.secret;
      if (typeof data1 === "string") {
        if (!pattern16.test(data1)) {
          const err4 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$" }, message: 'must match pattern "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.apiKey !== void 0) {
      let data2 = data.apiKey;
      if (typeof data2 === "string") {
        if (!pattern17.test(data2)) {
          const err6 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.apiSecret !== void 0) {
      let data3 = data.apiSecret;
      if (typeof data3 === "string") {
        if (!pattern17.test(data3)) {
          const err8 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err10);
    }
    errors++;
  }
  validate285.errors = vErrors;
  return errors === 0;
}
var DeliveryMatch = validate286;
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "event" || key0 === "paymentId" || key0 === "status" || key0 === "timeoutMs")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.event !== void 0) {
      if (!validate278(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        errors += validate278.errors.length;
        vErrors = joined(vErrors, validate278.errors);
      }
    }
    if (data.paymentId !== void 0) {
      let data1 = data.paymentId;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err1 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (typeof data2 === "string") {
        if (func1(data2) < 1) {
          const err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.timeoutMs !== void 0) {
      let data3 = data.timeoutMs;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err5 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 6e5 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate286.errors = vErrors;
  return errors === 0;
}
var getDelivery_path = validate288;
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deliveryId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deliveryId" }, message: "must have required property 'deliveryId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deliveryId !== void 0) {
      let data0 = data.deliveryId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/deliveryId", schemaPath: "#/properties/deliveryId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/deliveryId", schemaPath: "#/properties/deliveryId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate288.errors = vErrors;
  return errors === 0;
}
var WebhookChaos = validate289;
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate290.errors = vErrors;
  return errors === 0;
}
var pattern25 = new RegExp("^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d|0)$", "u");
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data >= 864e10 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 864e10 }, message: "must be < 8640000000000" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (typeof data === "string") {
      if (!pattern25.test(data)) {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d|0)$" }, message: 'must match pattern "^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d|0)$"' };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = Math.min(vErrors.length, _errs0);
      } else {
        vErrors = null;
      }
    }
  }
  validate297.errors = vErrors;
  return errors === 0;
}
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "duplicate" || key0 === "reorder" || key0 === "drop" || key0 === "corrupt" || key0 === "badSignature" || key0 === "noSignature" || key0 === "delay")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.duplicate !== void 0) {
      if (!validate290(data.duplicate, { instancePath: instancePath + "/duplicate", parentData: data, parentDataProperty: "duplicate", rootData, dynamicAnchors })) {
        errors += validate290.errors.length;
        vErrors = joined(vErrors, validate290.errors);
      }
    }
    if (data.reorder !== void 0) {
      if (!validate290(data.reorder, { instancePath: instancePath + "/reorder", parentData: data, parentDataProperty: "reorder", rootData, dynamicAnchors })) {
        errors += validate290.errors.length;
        vErrors = joined(vErrors, validate290.errors);
      }
    }
    if (data.drop !== void 0) {
      if (!validate290(data.drop, { instancePath: instancePath + "/drop", parentData: data, parentDataProperty: "drop", rootData, dynamicAnchors })) {
        errors += validate290.errors.length;
        vErrors = joined(vErrors, validate290.errors);
      }
    }
    if (data.corrupt !== void 0) {
      if (!validate290(data.corrupt, { instancePath: instancePath + "/corrupt", parentData: data, parentDataProperty: "corrupt", rootData, dynamicAnchors })) {
        errors += validate290.errors.length;
        vErrors = joined(vErrors, validate290.errors);
      }
    }
    if (data.badSignature !== void 0) {
      if (!validate290(data.badSignature, { instancePath: instancePath + "/badSignature", parentData: data, parentDataProperty: "badSignature", rootData, dynamicAnchors })) {
        errors += validate290.errors.length;
        vErrors = joined(vErrors, validate290.errors);
      }
    }
    if (data.noSignature !== void 0) {
      if (!validate290(data.noSignature, { instancePath: instancePath + "/noSignature", parentData: data, parentDataProperty: "noSignature", rootData, dynamicAnchors })) {
        errors += validate290.errors.length;
        vErrors = joined(vErrors, validate290.errors);
      }
    }
    if (data.delay !== void 0) {
      if (!validate297(data.delay, { instancePath: instancePath + "/delay", parentData: data, parentDataProperty: "delay", rootData, dynamicAnchors })) {
        errors += validate297.errors.length;
        vErrors = joined(vErrors, validate297.errors);
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate289.errors = vErrors;
  return errors === 0;
}
var ErrorOrLatencyFault = validate299;
var schema125 = { "type": "object", "additionalProperties": false, "required": ["phase"], "properties": { "phase": { "type": "string", "enum": ["before", "after-commit"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "status": { "type": "integer", "minimum": 400, "maximum": 599 }, "code": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "type": "string" } }, "retryAfter": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "latencyMs": { "type": "integer", "minimum": 0, "maximum": 6e5 } }, "anyOf": [{ "required": ["status"], "properties": { "status": {} } }, { "required": ["latencyMs"], "properties": { "latencyMs": {} } }], "dependentRequired": { "code": ["status"], "messages": ["status"], "retryAfter": ["status"] } };
var schema126 = { "type": "string", "enum": ["createPayment", "listPaymentsByOrder", "retrievePayment", "capturePayment", "cancelPayment", "refundPayment", "submitDispute", "createCustomer", "listPaymentMethods", "reverseTransfer", "retrieveCampaign"] };
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "createPayment" || data === "listPaymentsByOrder" || data === "retrievePayment" || data === "capturePayment" || data === "cancelPayment" || data === "refundPayment" || data === "submitDispute" || data === "createCustomer" || data === "listPaymentMethods" || data === "reverseTransfer" || data === "retrieveCampaign")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema126.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate300.errors = vErrors;
  return errors === 0;
}
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1) {
      const err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1 }, message: "must NOT have more than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (Object.keys(data).length < 1) {
      const err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "nth" || key0 === "times" || key0 === "probability")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.nth !== void 0) {
      let data0 = data.nth;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.times !== void 0) {
      let data1 = data.times;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.probability !== void 0) {
      if (!validate290(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors })) {
        errors += validate290.errors.length;
        vErrors = joined(vErrors, validate290.errors);
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate302.errors = vErrors;
  return errors === 0;
}
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.latencyMs === void 0) {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "latencyMs" }, message: "must have required property 'latencyMs'" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = Math.min(vErrors.length, _errs1);
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "status" || key0 === "code" || key0 === "messages" || key0 === "retryAfter" || key0 === "latencyMs")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err5 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data0 === "before" || data0 === "after-commit")) {
        const err6 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema125.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate300(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate300.errors.length;
        vErrors = joined(vErrors, validate300.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate302(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate302.errors.length;
        vErrors = joined(vErrors, validate302.errors);
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 599 || isNaN(data3)) {
          const err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data3 < 400 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      let data4 = data.code;
      if (typeof data4 === "string") {
        if (func1(data4) < 1) {
          const err10 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data5 = data.messages;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err12 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== "string") {
            const err13 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.retryAfter !== void 0) {
      let data7 = data.retryAfter;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err15 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err16 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err17 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err17];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.latencyMs !== void 0) {
      let data8 = data.latencyMs;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err18 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 6e5 || isNaN(data8)) {
          const err19 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000" };
          if (vErrors === null) {
            vErrors = [err19];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err20 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      if (data.status === void 0) {
        const err21 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "code",
          missingProperty: "status",
          depsCount: 1,
          deps: "status"
        }, message: "must have property status when property code is present" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.messages !== void 0) {
      if (data.status === void 0) {
        const err22 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "messages",
          missingProperty: "status",
          depsCount: 1,
          deps: "status"
        }, message: "must have property status when property messages is present" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.retryAfter !== void 0) {
      if (data.status === void 0) {
        const err23 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "retryAfter",
          missingProperty: "status",
          depsCount: 1,
          deps: "status"
        }, message: "must have property status when property retryAfter is present" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err24);
    }
    errors++;
  }
  validate299.errors = vErrors;
  return errors === 0;
}
var ProcessingFault = validate305;
var schema128 = { "type": "object", "additionalProperties": false, "required": ["phase", "status"], "properties": { "phase": { "type": "string", "enum": ["processing"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "status": { "type": "integer", "minimum": 400, "maximum": 599 }, "code": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "type": "string" } }, "retryAfter": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "latencyMs": { "type": "integer", "minimum": 0, "maximum": 6e5 } } };
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "status" || key0 === "code" || key0 === "messages" || key0 === "retryAfter" || key0 === "latencyMs")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "processing")) {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema128.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate300(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate300.errors.length;
        vErrors = joined(vErrors, validate300.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate302(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate302.errors.length;
        vErrors = joined(vErrors, validate302.errors);
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 599 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data3 < 400 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      let data4 = data.code;
      if (typeof data4 === "string") {
        if (func1(data4) < 1) {
          const err8 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data5 = data.messages;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err10 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== "string") {
            const err11 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.retryAfter !== void 0) {
      let data7 = data.retryAfter;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err13 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err14 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err15 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err15];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.latencyMs !== void 0) {
      let data8 = data.latencyMs;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err16 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 6e5 || isNaN(data8)) {
          const err17 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000" };
          if (vErrors === null) {
            vErrors = [err17];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err18 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err19);
    }
    errors++;
  }
  validate305.errors = vErrors;
  return errors === 0;
}
var BodyFault = validate308;
var schema129 = { "type": "object", "additionalProperties": false, "required": ["phase", "corrupt"], "properties": { "phase": { "type": "string", "enum": ["body"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "corrupt": { "type": "string", "enum": ["truncated", "invalid-json", "wrong-content-type", "empty"] } } };
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.corrupt === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "corrupt" }, message: "must have required property 'corrupt'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "corrupt")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "body")) {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema129.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate300(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate300.errors.length;
        vErrors = joined(vErrors, validate300.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate302(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate302.errors.length;
        vErrors = joined(vErrors, validate302.errors);
      }
    }
    if (data.corrupt !== void 0) {
      let data3 = data.corrupt;
      if (typeof data3 !== "string") {
        const err5 = { instancePath: instancePath + "/corrupt", schemaPath: "#/properties/corrupt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data3 === "truncated" || data3 === "invalid-json" || data3 === "wrong-content-type" || data3 === "empty")) {
        const err6 = { instancePath: instancePath + "/corrupt", schemaPath: "#/properties/corrupt/enum", keyword: "enum", params: { allowedValues: schema129.properties.corrupt.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate308.errors = vErrors;
  return errors === 0;
}
var TransportFault = validate311;
var schema130 = { "type": "object", "additionalProperties": false, "required": ["phase", "connection", "lost"], "properties": { "phase": { "type": "string", "enum": ["transport"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "connection": { "type": "string", "enum": ["reset", "hang"] }, "lost": { "type": "string", "enum": ["request", "response"] } } };
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.connection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connection" }, message: "must have required property 'connection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.lost === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lost" }, message: "must have required property 'lost'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "connection" || key0 === "lost")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "transport")) {
        const err5 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema130.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate300(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate300.errors.length;
        vErrors = joined(vErrors, validate300.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate302(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate302.errors.length;
        vErrors = joined(vErrors, validate302.errors);
      }
    }
    if (data.connection !== void 0) {
      let data3 = data.connection;
      if (typeof data3 !== "string") {
        const err6 = { instancePath: instancePath + "/connection", schemaPath: "#/properties/connection/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data3 === "reset" || data3 === "hang")) {
        const err7 = { instancePath: instancePath + "/connection", schemaPath: "#/properties/connection/enum", keyword: "enum", params: { allowedValues: schema130.properties.connection.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.lost !== void 0) {
      let data4 = data.lost;
      if (typeof data4 !== "string") {
        const err8 = { instancePath: instancePath + "/lost", schemaPath: "#/properties/lost/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data4 === "request" || data4 === "response")) {
        const err9 = { instancePath: instancePath + "/lost", schemaPath: "#/properties/lost/enum", keyword: "enum", params: { allowedValues: schema130.properties.lost.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err10);
    }
    errors++;
  }
  validate311.errors = vErrors;
  return errors === 0;
}
var clearFault_path = validate314;
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.faultId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "faultId" }, message: "must have required property 'faultId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.faultId !== void 0) {
      let data0 = data.faultId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/faultId", schemaPath: "#/properties/faultId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/faultId", schemaPath: "#/properties/faultId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate314.errors = vErrors;
  return errors === 0;
}
var getJournalEntry_path = validate315;
var pattern26 = new RegExp("^[1-9]\\d{0,14}$", "u");
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.number !== void 0) {
      let data0 = data.number;
      if (typeof data0 === "string") {
        if (!pattern26.test(data0)) {
          const err1 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/pattern", keyword: "pattern", params: { pattern: "^[1-9]\\d{0,14}$" }, message: 'must match pattern "^[1-9]\\d{0,14}$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate315.errors = vErrors;
  return errors === 0;
}
var RequestReplay = validate316;
var schema133 = { "type": "object", "additionalProperties": false, "required": ["idempotencyKey"], "properties": { "idempotencyKey": { "type": "string", "enum": ["same", "new"] }, "cursor": { "type": "string", "minLength": 1 } } };
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "idempotencyKey" || key0 === "cursor")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.idempotencyKey !== void 0) {
      let data0 = data.idempotencyKey;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/idempotencyKey", schemaPath: "#/properties/idempotencyKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "same" || data0 === "new")) {
        const err3 = { instancePath: instancePath + "/idempotencyKey", schemaPath: "#/properties/idempotencyKey/enum", keyword: "enum", params: { allowedValues: schema133.properties.idempotencyKey.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data1 = data.cursor;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate316.errors = vErrors;
  return errors === 0;
}
var getStreamedRequest_path = validate317;
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cursor === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cursor" }, message: "must have required property 'cursor'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cursor !== void 0) {
      let data0 = data.cursor;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate317.errors = vErrors;
  return errors === 0;
}
var ClockAdvance = validate318;
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.duration === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration" }, message: "must have required property 'duration'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "duration")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.duration !== void 0) {
      if (!validate297(data.duration, { instancePath: instancePath + "/duration", parentData: data, parentDataProperty: "duration", rootData, dynamicAnchors })) {
        errors += validate297.errors.length;
        vErrors = joined(vErrors, validate297.errors);
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate318.errors = vErrors;
  return errors === 0;
}
var deleteSnapshot_path = validate320;
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.snapshotId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "snapshotId" }, message: "must have required property 'snapshotId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.snapshotId !== void 0) {
      let data0 = data.snapshotId;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/snapshotId", schemaPath: "#/properties/snapshotId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/snapshotId", schemaPath: "#/properties/snapshotId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate320.errors = vErrors;
  return errors === 0;
}
function joined(errors, more) {
  if (errors === null) return more;
  errors.push(...more.slice(0, 1e3 - errors.length));
  return errors;
}

// compiled:defaulting
var listPayments_query = validate522;
var schema19 = { "type": "object", "properties": { "search": { "type": "string", "minLength": 1 }, "status": { "$ref": "component:KnownPaymentStatus" }, "sort": { "type": "string", "enum": ["oldest", "newest"], "default": "oldest" }, "limit": { "type": "integer", "minimum": 1 } }, "required": [], "additionalProperties": false };
var func12 = require_ucs2length().default;
var schema20 = { "x-basis": "public", "type": "string", "enum": ["CREATED", "READY_TO_PAY", "PENDING", "VERIFIED", "SUCCEEDED", "DECLINED", "REJECTED", "EXPIRED", "REFUNDED", "CANCELED", "IN_DISPUTE", "CHARGEBACK", "ERROR", "FRAUD"], "x-sub-statuses": { "CREATED": ["CREATED"], "READY_TO_PAY": ["CREATED"], "PENDING": ["AUTHORIZED", "IN_PROCESS", "WAITING_ADDITIONAL_STEP", "PENDING_PROVIDER_CONFIRMATION", "PENDING_FRAUD_REVIEW", "PENDING_OTP_COMPLETION"], "VERIFIED": ["VERIFIED"], "SUCCEEDED": ["APPROVED", "PARTIALLY_APPROVED", "CAPTURED", "PARTIALLY_CAPTURED", "PARTIALLY_REFUNDED", "PARTIALLY_CHARGEBACKED", "FRAUD_DECLINED", "REFUND_RETRY_IN_PROCESS", "CAPTURE_RETRY_IN_PROCESS", "CAPTURE_RETRY_PROCESS_FAILED"], "DECLINED": ["DECLINED", "FRAUD_DECLINED"], "REJECTED": ["REJECTED"], "EXPIRED": ["EXPIRED"], "REFUNDED": ["REFUNDED", "PENDING_PROVIDER_CONFIRMATION"], "CANCELED": ["CANCELED", "PENDING_PROVIDER_CONFIRMATION"], "IN_DISPUTE": ["RECEIVED", "PENDING_REVIEW"], "CHARGEBACK": ["LOST"], "ERROR": ["ERROR", "TIMEOUT", "PENDING_REVERSE", "REVERSED_BY_TIMEOUT"], "FRAUD": ["FRAUD_VERIFIED"] } };
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "CREATED" || data === "READY_TO_PAY" || data === "PENDING" || data === "VERIFIED" || data === "SUCCEEDED" || data === "DECLINED" || data === "REJECTED" || data === "EXPIRED" || data === "REFUNDED" || data === "CANCELED" || data === "IN_DISPUTE" || data === "CHARGEBACK" || data === "ERROR" || data === "FRAUD")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema20.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate532.errors = vErrors;
  return errors === 0;
}
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sort === void 0) {
      data.sort = "oldest";
    }
    for (const key0 in data) {
      if (!(key0 === "search" || key0 === "status" || key0 === "sort" || key0 === "limit")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.search !== void 0) {
      let data0 = data.search;
      if (typeof data0 === "string") {
        if (func12(data0) < 1) {
          const err1 = { instancePath: instancePath + "/search", schemaPath: "#/properties/search/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/search", schemaPath: "#/properties/search/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate532(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate532.errors.length;
        vErrors = joined2(vErrors, validate532.errors);
      }
    }
    let data2 = data.sort;
    if (typeof data2 !== "string") {
      const err3 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (!(data2 === "oldest" || data2 === "newest")) {
      const err4 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/enum", keyword: "enum", params: { allowedValues: schema19.properties.sort.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.limit !== void 0) {
      let data3 = data.limit;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 1 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate522.errors = vErrors;
  return errors === 0;
}
var createPayment_query = validate552;
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate552.errors = vErrors;
  return errors === 0;
}
var listDeliveries_query = validate56;
var schema22 = { "type": "object", "properties": { "event": { "$ref": "component:WebhookEventName" }, "status": { "$ref": "component:DeliveryStatus" }, "paymentId": { "type": "string", "minLength": 1 }, "endpointId": { "type": "string", "minLength": 1 }, "sort": { "type": "string", "enum": ["oldest", "newest"], "default": "oldest" }, "limit": { "type": "integer", "minimum": 1 } }, "required": [], "additionalProperties": false };
var schema23 = { "type": "string", "enum": ["payment.purchase", "payment.authorize", "payment.capture", "payment.refund", "payment.cancel", "payment.verify", "payment.chargeback", "payment.fraud_screening", "banking.transfer"] };
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "payment.purchase" || data === "payment.authorize" || data === "payment.capture" || data === "payment.refund" || data === "payment.cancel" || data === "payment.verify" || data === "payment.chargeback" || data === "payment.fraud_screening" || data === "banking.transfer")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate572.errors = vErrors;
  return errors === 0;
}
var schema24 = { "type": "string", "enum": ["pending", "delivered", "rejected", "exhausted"] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "pending" || data === "delivered" || data === "rejected" || data === "exhausted")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema24.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sort === void 0) {
      data.sort = "oldest";
    }
    for (const key0 in data) {
      if (!(key0 === "event" || key0 === "status" || key0 === "paymentId" || key0 === "endpointId" || key0 === "sort" || key0 === "limit")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.event !== void 0) {
      if (!validate572(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        errors += validate572.errors.length;
        vErrors = joined2(vErrors, validate572.errors);
      }
    }
    if (data.status !== void 0) {
      if (!validate59(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate59.errors.length;
        vErrors = joined2(vErrors, validate59.errors);
      }
    }
    if (data.paymentId !== void 0) {
      let data2 = data.paymentId;
      if (typeof data2 === "string") {
        if (func12(data2) < 1) {
          const err1 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.endpointId !== void 0) {
      let data3 = data.endpointId;
      if (typeof data3 === "string") {
        if (func12(data3) < 1) {
          const err3 = { instancePath: instancePath + "/endpointId", schemaPath: "#/properties/endpointId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/endpointId", schemaPath: "#/properties/endpointId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    let data4 = data.sort;
    if (typeof data4 !== "string") {
      const err5 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err5];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err5);
      }
      errors++;
    }
    if (!(data4 === "oldest" || data4 === "newest")) {
      const err6 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/enum", keyword: "enum", params: { allowedValues: schema22.properties.sort.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err6];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.limit !== void 0) {
      let data5 = data.limit;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 1 || isNaN(data5)) {
          const err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err9);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var streamDeliveries_query = validate612;
var schema252 = { "type": "object", "properties": { "after": { "type": "string", "minLength": 1 }, "merchants": { "type": "string", "enum": ["one", "all"], "default": "one" }, "follow": { "type": "boolean", "default": true }, "detail": { "type": "string", "enum": ["full", "summary"], "default": "full" } }, "required": [], "additionalProperties": false };
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchants === void 0) {
      data.merchants = "one";
    }
    if (data.follow === void 0) {
      data.follow = true;
    }
    if (data.detail === void 0) {
      data.detail = "full";
    }
    for (const key0 in data) {
      if (!(key0 === "after" || key0 === "merchants" || key0 === "follow" || key0 === "detail")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.after !== void 0) {
      let data0 = data.after;
      if (typeof data0 === "string") {
        if (func12(data0) < 1) {
          const err1 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    let data1 = data.merchants;
    if (typeof data1 !== "string") {
      const err3 = { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (!(data1 === "one" || data1 === "all")) {
      const err4 = { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/enum", keyword: "enum", params: { allowedValues: schema252.properties.merchants.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (typeof data.follow !== "boolean") {
      const err5 = { instancePath: instancePath + "/follow", schemaPath: "#/properties/follow/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      if (vErrors === null) {
        vErrors = [err5];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err5);
      }
      errors++;
    }
    let data3 = data.detail;
    if (typeof data3 !== "string") {
      const err6 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err6];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err6);
      }
      errors++;
    }
    if (!(data3 === "full" || data3 === "summary")) {
      const err7 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/enum", keyword: "enum", params: { allowedValues: schema252.properties.detail.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err7];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err7);
      }
      errors++;
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate612.errors = vErrors;
  return errors === 0;
}
var listJournalEntries_query = validate62;
var schema26 = { "type": "object", "properties": { "operation": { "$ref": "component:OperationId" }, "method": { "type": "string" }, "path": { "type": "string" }, "idempotencyKey": { "type": "string" }, "status": { "type": "integer" }, "replayed": { "type": "boolean" }, "paymentId": { "type": "string", "minLength": 1 }, "merchantOrderId": { "type": "string", "minLength": 1 }, "before": { "type": "integer", "minimum": 1 }, "sort": { "type": "string", "enum": ["oldest", "newest"], "default": "oldest" }, "limit": { "type": "integer", "minimum": 1 } }, "required": [], "additionalProperties": false };
var func5 = Object.prototype.hasOwnProperty;
var schema27 = { "type": "string", "enum": ["createPayment", "listPaymentsByOrder", "retrievePayment", "capturePayment", "cancelPayment", "refundPayment", "submitDispute", "createCustomer", "listPaymentMethods", "reverseTransfer", "retrieveCampaign"] };
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "createPayment" || data === "listPaymentsByOrder" || data === "retrievePayment" || data === "capturePayment" || data === "cancelPayment" || data === "refundPayment" || data === "submitDispute" || data === "createCustomer" || data === "listPaymentMethods" || data === "reverseTransfer" || data === "retrieveCampaign")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema27.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate632.errors = vErrors;
  return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sort === void 0) {
      data.sort = "oldest";
    }
    for (const key0 in data) {
      if (!func5.call(schema26.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate632(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate632.errors.length;
        vErrors = joined2(vErrors, validate632.errors);
      }
    }
    if (data.method !== void 0) {
      if (typeof data.method !== "string") {
        const err1 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.idempotencyKey !== void 0) {
      if (typeof data.idempotencyKey !== "string") {
        const err3 = { instancePath: instancePath + "/idempotencyKey", schemaPath: "#/properties/idempotencyKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.replayed !== void 0) {
      if (typeof data.replayed !== "boolean") {
        const err5 = { instancePath: instancePath + "/replayed", schemaPath: "#/properties/replayed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.paymentId !== void 0) {
      let data6 = data.paymentId;
      if (typeof data6 === "string") {
        if (func12(data6) < 1) {
          const err6 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.merchantOrderId !== void 0) {
      let data7 = data.merchantOrderId;
      if (typeof data7 === "string") {
        if (func12(data7) < 1) {
          const err8 = { instancePath: instancePath + "/merchantOrderId", schemaPath: "#/properties/merchantOrderId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/merchantOrderId", schemaPath: "#/properties/merchantOrderId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.before !== void 0) {
      let data8 = data.before;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err10 = { instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 1 || isNaN(data8)) {
          const err11 = { instancePath: instancePath + "/before", schemaPath: "#/properties/before/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    let data9 = data.sort;
    if (typeof data9 !== "string") {
      const err12 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err12];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err12);
      }
      errors++;
    }
    if (!(data9 === "oldest" || data9 === "newest")) {
      const err13 = { instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/enum", keyword: "enum", params: { allowedValues: schema26.properties.sort.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err13];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.limit !== void 0) {
      let data10 = data.limit;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err14 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 < 1 || isNaN(data10)) {
          const err15 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err15];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err16);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
var streamRequests_query = validate652;
var schema28 = { "type": "object", "properties": { "after": { "type": "string", "minLength": 1 }, "merchants": { "type": "string", "enum": ["one", "all"], "default": "one" }, "follow": { "type": "boolean", "default": true }, "detail": { "type": "string", "enum": ["full", "summary"], "default": "full" }, "search": { "type": "string", "minLength": 1 } }, "required": [], "additionalProperties": false };
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchants === void 0) {
      data.merchants = "one";
    }
    if (data.follow === void 0) {
      data.follow = true;
    }
    if (data.detail === void 0) {
      data.detail = "full";
    }
    for (const key0 in data) {
      if (!(key0 === "after" || key0 === "merchants" || key0 === "follow" || key0 === "detail" || key0 === "search")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.after !== void 0) {
      let data0 = data.after;
      if (typeof data0 === "string") {
        if (func12(data0) < 1) {
          const err1 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    let data1 = data.merchants;
    if (typeof data1 !== "string") {
      const err3 = { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (!(data1 === "one" || data1 === "all")) {
      const err4 = { instancePath: instancePath + "/merchants", schemaPath: "#/properties/merchants/enum", keyword: "enum", params: { allowedValues: schema28.properties.merchants.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (typeof data.follow !== "boolean") {
      const err5 = { instancePath: instancePath + "/follow", schemaPath: "#/properties/follow/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      if (vErrors === null) {
        vErrors = [err5];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err5);
      }
      errors++;
    }
    let data3 = data.detail;
    if (typeof data3 !== "string") {
      const err6 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err6];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err6);
      }
      errors++;
    }
    if (!(data3 === "full" || data3 === "summary")) {
      const err7 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/enum", keyword: "enum", params: { allowedValues: schema28.properties.detail.enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err7];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.search !== void 0) {
      let data4 = data.search;
      if (typeof data4 === "string") {
        if (func12(data4) < 1) {
          const err8 = { instancePath: instancePath + "/search", schemaPath: "#/properties/search/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/search", schemaPath: "#/properties/search/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err10);
    }
    errors++;
  }
  validate652.errors = vErrors;
  return errors === 0;
}
var listScheduled_query = validate662;
function validate662(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "limit")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.limit !== void 0) {
      let data0 = data.limit;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate662.errors = vErrors;
  return errors === 0;
}
function joined2(errors, more) {
  if (errors === null) return more;
  errors.push(...more.slice(0, 1e3 - errors.length));
  return errors;
}

// validators
var operations = { "listPayments": { "headers": listPayments_headers, "path": listPayments_path, "query": fromText({ "limit": "integer" }, listPayments_query) }, "createPayment": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": PaymentDetails }, "getPayment": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query }, "getPaymentTimeline": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query }, "openChargeback": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query, "body": ChargebackDetails }, "decideDispute": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query, "body": DisputeDecision }, "capturePayment": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query, "body": FollowUpDetails }, "cancelPayment": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query }, "refundPayment": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query, "body": FollowUpDetails }, "markPaid": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query }, "authenticatePayment": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query, "body": AuthenticationResult }, "expirePayment": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query }, "listForwardedEvidence": { "headers": listPayments_headers, "path": getPayment_path, "query": createPayment_query }, "listOutcomes": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "listTransfers": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "receiveTransfer": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": TransferDetails }, "completeTransfer": { "headers": listPayments_headers, "path": completeTransfer_path, "query": createPayment_query }, "seedCustomer": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": CustomerSeed }, "enrollPaymentMethod": { "headers": listPayments_headers, "path": enrollPaymentMethod_path, "query": createPayment_query, "body": PaymentMethodDetails }, "seedOnboardingTransfer": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": OnboardingTransferDetails }, "seedCampaign": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": CampaignDetails }, "listWebhookEndpoints": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "registerWebhookEndpoint": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": WebhookEndpoint }, "removeWebhookEndpoint": { "headers": listPayments_headers, "path": removeWebhookEndpoint_path, "query": createPayment_query }, "setWebhookSecret": { "headers": listPayments_headers, "path": removeWebhookEndpoint_path, "query": createPayment_query, "body": WebhookSecret }, "sendTestWebhook": { "headers": listPayments_headers, "path": removeWebhookEndpoint_path, "query": createPayment_query, "body": TestWebhook }, "explainSignature": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": SignatureCheck }, "setMerchantBaseUrl": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": MerchantBaseUrl }, "listDeliveries": { "headers": listPayments_headers, "path": listPayments_path, "query": fromText({ "limit": "integer" }, listDeliveries_query) }, "waitForDelivery": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": DeliveryMatch }, "streamDeliveries": { "headers": listPayments_headers, "path": listPayments_path, "query": fromText({ "follow": "boolean" }, streamDeliveries_query) }, "getDelivery": { "headers": listPayments_headers, "path": getDelivery_path, "query": createPayment_query }, "resendDelivery": { "headers": listPayments_headers, "path": getDelivery_path, "query": createPayment_query }, "flushWebhooks": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "getWebhookChaos": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "setWebhookChaos": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": WebhookChaos }, "listFaults": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "injectFault": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": discriminated("phase", { "before": ErrorOrLatencyFault, "after-commit": ErrorOrLatencyFault, "processing": ProcessingFault, "body": BodyFault, "transport": TransportFault }) }, "clearFaults": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "clearFault": { "headers": listPayments_headers, "path": clearFault_path, "query": createPayment_query }, "listJournalEntries": { "headers": listPayments_headers, "path": listPayments_path, "query": fromText({ "status": "integer", "replayed": "boolean", "before": "integer", "limit": "integer" }, listJournalEntries_query) }, "getJournalEntry": { "headers": listPayments_headers, "path": getJournalEntry_path, "query": createPayment_query }, "replayRequest": { "headers": listPayments_headers, "path": getJournalEntry_path, "query": createPayment_query, "body": RequestReplay }, "streamRequests": { "headers": listPayments_headers, "path": listPayments_path, "query": fromText({ "follow": "boolean" }, streamRequests_query) }, "getStreamedRequest": { "headers": listPayments_path, "path": getStreamedRequest_path, "query": createPayment_query }, "getClock": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "advanceClock": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query, "body": ClockAdvance }, "listScheduled": { "headers": listPayments_headers, "path": listPayments_path, "query": fromText({ "limit": "integer" }, listScheduled_query) }, "runAll": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "listMerchants": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "listPolicies": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "getCoverage": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "clearCoverage": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "resetMerchant": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "resetAll": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "awaitSettled": { "headers": listPayments_headers, "path": listPayments_path, "query": createPayment_query }, "awaitAllSettled": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "getServer": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "getHealth": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "getAdminDocument": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "getPaymentTransitions": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "listSnapshots": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "createSnapshot": { "headers": listPayments_path, "path": listPayments_path, "query": createPayment_query }, "deleteSnapshot": { "headers": listPayments_path, "path": deleteSnapshot_path, "query": createPayment_query }, "restoreSnapshot": { "headers": listPayments_path, "path": deleteSnapshot_path, "query": createPayment_query } };
function discriminated(propertyName, forms) {
  const fail = (instancePath, keyword, params) => {
    validate.errors = [{ instancePath, schemaPath: "#/" + keyword, keyword, params }];
    return false;
  };
  const validate = (data) => {
    validate.errors = null;
    if (typeof data !== "object" || data === null || Array.isArray(data)) return fail("", "type", { type: "object" });
    const value = data[propertyName];
    if (value === void 0) return fail("", "required", { missingProperty: propertyName, allowedValues: Object.keys(forms) });
    const form = typeof value === "string" && Object.hasOwn(forms, value) ? forms[value] : void 0;
    if (form === void 0) return fail("/" + propertyName, "enum", { allowedValues: Object.keys(forms) });
    const isValid = form(data);
    validate.errors = form.errors;
    return isValid;
  };
  return validate;
}
function fromText(types, validate) {
  const read = (data) => {
    for (const [name, type] of Object.entries(types)) {
      const text = data[name];
      if (type === "boolean" && (text === "true" || text === "false")) data[name] = text === "true";
      if (type !== "boolean" && /^-?\d+(\.\d+)?$/.test(text)) data[name] = Number(text);
    }
    const isValid = validate(data);
    read.errors = validate.errors;
    return isValid;
  };
  return read;
}
export {
  operations
};
